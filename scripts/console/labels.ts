import { plural } from '../../src/contract/text/english.ts'
import { kebab, titleCase } from '../new/answers/words.ts'
import type { Resource } from './resource.ts'

const short = /\b(Id|Url|Uri|Uuid|Api|Ip|Html|Json|Sha|Ssh|Iban|Vat|Isbn)(s?)\b/g

/** A name of the document as a label: `created_at` is Created At, `htmlUrl` is HTML URL. */
export const labelOf = (name: string): string =>
  titleCase(name.replaceAll(/[^A-Za-z0-9]+/g, '_').replaceAll(/^_+|_+$/g, '')).replace(
    short,
    (_, word: string, plural: string) => word.toUpperCase() + plural,
  ) || name

/** The label of a property that refers to a record: without its Id. */
export const referenceLabel = (name: string): string => labelOf(name.replace(/[_-]?ids?$/i, ''))

/** The last word of a resource's addresses. */
export const pathWord = ({ name }: Resource): string => kebab(plural(name))

/** Words that other pages of the console begin with. */
const taken = [
  'admin',
  'dashboard',
  'auth',
  'guide',
  'assets',
  'missing-texts',
  'member',
  'dev',
  '401',
  '404',
  '500',
]

/** The address of a resource's list. */
export const modulePath = (resource: Resource): string =>
  `/${pathWord(resource)}${taken.includes(pathWord(resource)) ? '-list' : ''}`

/** The name of a parameter in the console's paths. */
export const wordOf = (parameter: string): string => parameter.replaceAll(/\W/g, '_')
