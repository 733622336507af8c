import { deDE as core } from '@mui/material/locale'
import { deDE as grid } from '@mui/x-data-grid/locales'
import { deDE as pickers } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/de'
import engine from './engine.de.json' with { type: 'json' }
import type { LanguageData } from './load-language.ts'
import modules from './modules.de.json' with { type: 'json' }
import shell from './shell.de.json' with { type: 'json' }
import widgets from './widgets.de.json' with { type: 'json' }

export const language: LanguageData = {
  texts: { shell, engine, widgets, modules },
  mui: { themes: [core, grid, pickers], dayjs: 'de' },
}
