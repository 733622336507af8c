import arApi from '../../../openapi/messages/ar/api.json' with { type: 'json' }
import arDone from '../../../openapi/messages/ar/done.json' with { type: 'json' }
import arImport from '../../../openapi/messages/ar/import.json' with { type: 'json' }
import arNouns from '../../../openapi/messages/ar/nouns.json' with { type: 'json' }
import bnApi from '../../../openapi/messages/bn/api.json' with { type: 'json' }
import bnDone from '../../../openapi/messages/bn/done.json' with { type: 'json' }
import bnImport from '../../../openapi/messages/bn/import.json' with { type: 'json' }
import bnNouns from '../../../openapi/messages/bn/nouns.json' with { type: 'json' }
import deApi from '../../../openapi/messages/de/api.json' with { type: 'json' }
import deDone from '../../../openapi/messages/de/done.json' with { type: 'json' }
import deImport from '../../../openapi/messages/de/import.json' with { type: 'json' }
import deNouns from '../../../openapi/messages/de/nouns.json' with { type: 'json' }
import enApi from '../../../openapi/messages/en/api.json' with { type: 'json' }
import enImport from '../../../openapi/messages/en/import.json' with { type: 'json' }
import frApi from '../../../openapi/messages/fr/api.json' with { type: 'json' }
import frDone from '../../../openapi/messages/fr/done.json' with { type: 'json' }
import frImport from '../../../openapi/messages/fr/import.json' with { type: 'json' }
import frNouns from '../../../openapi/messages/fr/nouns.json' with { type: 'json' }
import nlApi from '../../../openapi/messages/nl/api.json' with { type: 'json' }
import nlDone from '../../../openapi/messages/nl/done.json' with { type: 'json' }
import nlImport from '../../../openapi/messages/nl/import.json' with { type: 'json' }
import nlNouns from '../../../openapi/messages/nl/nouns.json' with { type: 'json' }
import type { Language } from './languages.ts'

/** Every message in every language. Messages of success and nouns are in the contract itself in English. */
export const texts = {
  en: { api: enApi, import: enImport },
  ar: { api: arApi, import: arImport, done: arDone, nouns: arNouns },
  bn: { api: bnApi, import: bnImport, done: bnDone, nouns: bnNouns },
  de: { api: deApi, import: deImport, done: deDone, nouns: deNouns },
  fr: { api: frApi, import: frImport, done: frDone, nouns: frNouns },
  nl: { api: nlApi, import: nlImport, done: nlDone, nouns: nlNouns },
} satisfies Readonly<Record<Language, object>>
