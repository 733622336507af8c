import type { EarlyResponse, EarlyResponses } from '../../client/early-responses.ts'
import { bearer } from '../../contract/conventions/session.ts'
import { directionOf, type LanguageCode } from '../../contract/text/interface-languages.ts'
import { startLanguage } from '../i18n/start-language.ts'
import { languageKey, listSettingsKey, storedPlatform, themeKey, tokenKey } from '../storage-keys.ts'
import { breakpoints } from '../ui/styles/layout-sizes.ts'
import { addressNeeds, type NeedsByAddress } from './address-needs.ts'

/**
 * The first script of the page, inlined. Colours the initial frame, and starts to fetch everything that the address
 * needs: one round trip instead of five. It stores pending responses on `window`, where the same requests find them
 * (client/early-responses.ts).
 */

declare const __NEEDS__: NeedsByAddress
declare const __API_HOST__: string

// Referenced only here, because the build inlines the whole address map at each reference.
const needs = __NEEDS__

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The stored texts whose keys start with this; none if storage is blocked. */
const storedTexts = (start: string): readonly string[] => {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(start) ? (stored(key) ?? []) : []))
  } catch {
    return []
  }
}

/** The users of this browser are not known yet: one who selected the grid suffices. */
const storedView = (module: string): 'grid' | 'table' | null | undefined => {
  if (innerWidth < breakpoints.sm) return undefined
  const views = storedTexts(`${listSettingsKey(module)}:`)
  if (views.some((text) => text.includes('"view":"grid"'))) return 'grid'
  return views.some((text) => text.includes('"view":"table"')) ? 'table' : null
}

const failed: Readonly<Record<LanguageCode, string>> = {
  en: 'The page could not be loaded. Check the connection, then reload it.',
  ar: 'تعذّر تحميل الصفحة. تحقق من الاتصال ثم أعد تحميلها.',
  bn: 'পাতাটি লোড করা যায়নি। সংযোগ দেখে আবার লোড করুন।',
  de: 'Die Seite konnte nicht geladen werden. Prüfen Sie die Verbindung und laden Sie sie neu.',
  fr: 'La page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez-la.',
  nl: 'De pagina kon niet worden geladen. Controleer de verbinding en laad haar opnieuw.',
}

/** Shows an error if the console's script cannot be loaded; no other code can. */
const showLoadFailure = (language: LanguageCode): void =>
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return
      const place = document.querySelector('.frame-failed')
      if (place) place.textContent = failed[language]
      document.documentElement.dataset.failed = ''
    },
    true,
  )

const addLink = (file: string, kind: { rel: string; as?: string }): void => {
  const link = document.createElement('link')
  Object.assign(link, kind)
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
}

const preload = (file: string): void =>
  addLink(file, file.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'font' })

/**
 * Fetches without compiling, which would take memory on every list: only some forms need the file, and only when shown.
 */
const prefetch = (file: string): void => addLink(file, { rel: 'prefetch', as: 'script' })

const request = async (url: string, headers: HeadersInit): Promise<EarlyResponse> => {
  const response = await fetch(url, { headers })
  const { status, statusText } = response
  return { status, statusText, headers: response.headers, text: await response.text() }
}

const start = (): void => {
  document.documentElement.dataset.theme = stored(themeKey) ?? ''
  const token = stored(tokenKey)
  const language = startLanguage(stored(languageKey))
  document.documentElement.dir = directionOf(language)
  showLoadFailure(language)
  const { files, calls } = addressNeeds(needs, {
    path: location.pathname,
    query: location.search,
    platform: storedPlatform(stored),
    language,
    viewOf: storedView,
  })
  window.preloadCode = (part) => needs[part].forEach(part === 'form' ? preload : prefetch)
  // Without a token, the user is redirected to sign-in, which loads its own files.
  if (token === null) return
  document.documentElement.dataset.frame = files.length > 0 ? 'on' : ''
  const headers = {
    ...bearer(token),
    Accept: 'application/json, text/plain, */*',
    'Accept-Language': language,
  }
  const responses: EarlyResponses = { token, byUrl: {} }
  for (const call of calls.filter(Boolean)) {
    const response = request(__API_HOST__ + call, headers)
    // The consumer of the response handles the failure.
    response.catch(() => undefined)
    responses.byUrl[__API_HOST__ + call] = response
  }
  window.earlyResponses = responses
  files.forEach(preload)
}

start()
