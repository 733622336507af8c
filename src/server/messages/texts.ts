import arApi from '../../contract/messages/ar/api.json' with { type: 'json' }
import arDone from '../../contract/messages/ar/done.json' with { type: 'json' }
import arImport from '../../contract/messages/ar/import.json' with { type: 'json' }
import arNouns from '../../contract/messages/ar/nouns.json' with { type: 'json' }
import bnApi from '../../contract/messages/bn/api.json' with { type: 'json' }
import bnDone from '../../contract/messages/bn/done.json' with { type: 'json' }
import bnImport from '../../contract/messages/bn/import.json' with { type: 'json' }
import bnNouns from '../../contract/messages/bn/nouns.json' with { type: 'json' }
import deApi from '../../contract/messages/de/api.json' with { type: 'json' }
import deDone from '../../contract/messages/de/done.json' with { type: 'json' }
import deImport from '../../contract/messages/de/import.json' with { type: 'json' }
import deNouns from '../../contract/messages/de/nouns.json' with { type: 'json' }
import enApi from '../../contract/messages/en/api.json' with { type: 'json' }
import enImport from '../../contract/messages/en/import.json' with { type: 'json' }
import frApi from '../../contract/messages/fr/api.json' with { type: 'json' }
import frDone from '../../contract/messages/fr/done.json' with { type: 'json' }
import frImport from '../../contract/messages/fr/import.json' with { type: 'json' }
import frNouns from '../../contract/messages/fr/nouns.json' with { type: 'json' }
import nlApi from '../../contract/messages/nl/api.json' with { type: 'json' }
import nlDone from '../../contract/messages/nl/done.json' with { type: 'json' }
import nlImport from '../../contract/messages/nl/import.json' with { type: 'json' }
import nlNouns from '../../contract/messages/nl/nouns.json' with { type: 'json' }
import type { Language } from './languages.ts'

/** All messages in all languages. English success messages and nouns are in the contract itself. */
export const texts = {
  en: { api: enApi, import: enImport },
  ar: { api: arApi, import: arImport, done: arDone, nouns: arNouns },
  bn: { api: bnApi, import: bnImport, done: bnDone, nouns: bnNouns },
  de: { api: deApi, import: deImport, done: deDone, nouns: deNouns },
  fr: { api: frApi, import: frImport, done: frDone, nouns: frNouns },
  nl: { api: nlApi, import: nlImport, done: nlDone, nouns: nlNouns },
} satisfies Readonly<Record<Language, object>>
