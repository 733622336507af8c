import { bnBD as core } from '@mui/material/locale'
import type { LanguageData } from '../language-data.ts'
import engine from './engine.json' with { type: 'json' }
import frame from './frame.json' with { type: 'json' }
import modules from './modules.json' with { type: 'json' }
import shell from './shell.json' with { type: 'json' }
import widgets from './widgets.json' with { type: 'json' }

export const language: LanguageData = {
  texts: { shell, frame, engine, widgets, modules },
  mui: { themes: [core] },
}
