import { parts, walkModules } from '../walker/walk-modules.ts'

walkModules(parts['D to H'])
