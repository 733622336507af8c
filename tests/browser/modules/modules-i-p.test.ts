import { parts, walkModules } from '../walker/walk-modules.ts'

walkModules(parts['I to P'])
