import { bnBD as core } from '@mui/material/locale'
import { bnBD as grid } from '@mui/x-data-grid/locales'
import { bnBD as pickers } from '@mui/x-date-pickers/locales'
import 'dayjs/locale/bn'
import engine from './engine.bn.json' with { type: 'json' }
import type { LanguageData } from './load-language.ts'
import modules from './modules.bn.json' with { type: 'json' }
import shell from './shell.bn.json' with { type: 'json' }
import widgets from './widgets.bn.json' with { type: 'json' }

export const language: LanguageData = {
  texts: { shell, engine, widgets, modules },
  mui: { themes: [core, grid, pickers], dayjs: 'bn' },
}
