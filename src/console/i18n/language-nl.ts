import { nlNL as core } from '@mui/material/locale'
import { nlNL as grid } from '@mui/x-data-grid/locales'
import { nlNL as pickers } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/nl'
import engine from './engine.nl.json' with { type: 'json' }
import type { LanguageData } from './load-language.ts'
import modules from './modules.nl.json' with { type: 'json' }
import shell from './shell.nl.json' with { type: 'json' }
import widgets from './widgets.nl.json' with { type: 'json' }

export const language: LanguageData = {
  texts: { shell, engine, widgets, modules },
  mui: { themes: [core, grid, pickers], dayjs: 'nl' },
}
