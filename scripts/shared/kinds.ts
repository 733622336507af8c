import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Kinds } from '../contract/resource.ts'
import { root } from './root.ts'

/** What the contract says of every operation of a kind, and of every record. */
export const readKinds = (): Kinds =>
  parse(readFileSync(join(root, 'openapi/shared/kinds.yaml'), 'utf8')) as Kinds
