import { frFR as core } from '@mui/material/locale'
import { frFR as grid } from '@mui/x-data-grid/locales'
import { frFR as pickers } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/fr'
import engine from './engine.fr.json' with { type: 'json' }
import type { LanguageData } from './load-language.ts'
import modules from './modules.fr.json' with { type: 'json' }
import shell from './shell.fr.json' with { type: 'json' }
import widgets from './widgets.fr.json' with { type: 'json' }

export const language: LanguageData = {
  texts: { shell, engine, widgets, modules },
  mui: { themes: [core, grid, pickers], dayjs: 'fr' },
}
