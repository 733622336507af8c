import { arSA as core } from '@mui/material/locale'
import dayjs from 'dayjs'
import arabic from 'dayjs/locale/ar'
import type { LanguageData } from '../language-data.ts'
import engine from './engine.json' with { type: 'json' }
import modules from './modules.json' with { type: 'json' }
import { pickers } from './pickers.ts'
import shell from './shell.json' with { type: 'json' }
import widgets from './widgets.json' with { type: 'json' }

// Its own words for AM and PM call the hour after noon morning; without them AM and PM stand, as they are kept.
const locale = { ...arabic, meridiem: undefined }
dayjs.locale(locale, undefined, true)

export const language: LanguageData = {
  texts: { shell, engine, widgets, modules },
  mui: { themes: [core, pickers], dayjs: 'ar' },
}
