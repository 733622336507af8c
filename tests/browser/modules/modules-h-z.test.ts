import { parts } from '../walker/chosen-modules.ts'
import { walkModules } from '../walker/walk-modules.ts'

walkModules(parts['H to Z'])
