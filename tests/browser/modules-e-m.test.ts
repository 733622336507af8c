import { parts, walkModules } from './walker/walk-modules.ts'

walkModules(parts['E to M'])
