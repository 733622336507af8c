import { parts, walkModules } from '../walker/walk-modules.ts'

walkModules(parts['A to C'])
