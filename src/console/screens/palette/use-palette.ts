import i18next from 'i18next'
import leven from 'leven'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { foldText, typosAllowed } from '../../../contract/text/fold-text.ts'
import { languages } from '../../../contract/text/interface-languages.ts'
import { modulePaths } from '../../../modules/format/paths.ts'
import { otherPlatform } from '../../../modules/format/platform.ts'
import { moduleEntries } from '../../engine/modules.ts'
import { abilitiesOf } from '../../engine/operations.ts'
import { changeLanguage, currentLanguage } from '../../i18n/i18n.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { accountPaths, openPaths } from '../../session/paths.ts'
import { enterPlatform, modeTexts, usePlatform } from '../../session/platform.ts'
import { signOut } from '../../session/session-store.ts'
import { usePrivilegeCheck } from '../../session/use-session.ts'
import { useUserStorage } from '../../session/use-user-storage.ts'
import { showOverlay } from '../../shell/palette-store.ts'
import { useGuide } from '../../shell/use-guide.ts'
import { joinFacts } from '../../ui/text-direction.ts'
import { showToast } from '../../ui/toasts/toasts.tsx'
import { type PaletteItem, type PaletteSection, useMenuScreens, useRecords } from './palette-items.ts'

/** Maximum number of stored addresses; several may belong to one place. */
const maxVisits = 20

/** Parses the stored addresses, newest first. */
export const readVisits = (text: string | null): readonly string[] => text?.split('\n').filter(Boolean) ?? []

/** Adds the newest address. */
export const withVisit = (text: string | null, path: string): string =>
  [path, ...readVisits(text).filter((other) => other !== path)].slice(0, maxVisits).join('\n')

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)

/** How well a typed word matches others: 3 for a prefix, 2 for a substring, 1 with a typo, 0 for no match. */
const fitOf = (typed: string, words: readonly string[]): number => {
  if (words.some((word) => word.startsWith(typed))) return 3
  if (words.some((word) => word.includes(typed))) return 2
  const most = typosAllowed(typed)
  const isNear = (word: string): boolean =>
    [word, word.slice(0, typed.length)].some((part) => leven(typed, part) <= most)
  return most > 0 && words.some(isNear) ? 1 : 0
}

/**
 * How well typed text matches any of an item's names: every typed word must match, in any order; a typo or two are
 * tolerated. 0 for no match.
 */
export const matchScore = (typed: string, names: readonly string[]): number => {
  const words = names.flatMap(wordsOf)
  const fits = wordsOf(typed).map((word) => fitOf(word, words))
  if (fits.length === 0 || fits.includes(0)) return 0
  const isBeginning = names.some((name) => foldText(name).startsWith(foldText(typed)))
  return fits.reduce((sum, fit) => sum + fit, 0) / fits.length + (isBeginning ? 1 : 0)
}

/** The user's account pages and the console's settings. */
const useSettingsItems = (openTheme: () => void): PaletteItem[] => {
  const { t } = useTranslation(['frame', 'shell'])
  const { t: tools } = useTranslation('tools')
  const { t: engine } = useTranslation('engine')
  const guide = useGuide()
  const navigate = useNavigate()
  const other = otherPlatform(usePlatform())
  const item = (id: string, text: string, run: () => void, ...names: string[]): PaletteItem => ({
    id,
    text,
    detail: '',
    names: [text, ...names],
    run,
  })
  const sayFailure = (): void => showToast({ message: i18next.t('account.languageFailed'), type: 'error' })
  return [
    item('profile', t('account.profile'), () => void navigate(accountPaths.profile), 'Profile'),
    item('password', t('account.resetPassword'), () => void navigate(accountPaths.password), 'Password'),
    item('theme', t('theme.open'), openTheme, 'Theme'),
    item('platform', t('platform.switch', { platform: t(modeTexts[other]) }), () => {
      void navigate('/', enterPlatform(other))
    }),
    ...languages
      .filter(({ code }) => code !== currentLanguage())
      .map(({ code, name }) =>
        item(
          `language ${code}`,
          tools('palette.language', { name }),
          () => void changeLanguage(code).catch(sayFailure),
          code,
          'Language',
        ),
      ),
    item('help', engine('help'), () => window.open(guide), 'Help', 'Guide'),
    item('shortcuts', tools('shortcuts.title'), () => showOverlay('shortcuts'), 'Keyboard shortcuts', '?'),
    item(
      'sign-out',
      t('account.signOut'),
      () => {
        signOut()
        void navigate(openPaths.signIn)
      },
      'Sign out',
    ),
  ]
}

/** Add forms that the user may open without a parent list. */
const useAddActions = ({ placeOf, open }: ReturnType<typeof useMenuScreens>): PaletteItem[] => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const check = usePrivilegeCheck()
  return moduleEntries.flatMap(({ id, module, has }) => {
    const [to] = modulePaths(module, 'add')
    if (!has.add || to === undefined || to.includes(':') || !abilitiesOf(module, check).create) return []
    const { screen, mode } = placeOf(module, to)
    const one = module.one ?? module.title
    return [
      {
        id: `add ${id}`,
        text: t('add', { one: label(one) }),
        detail: screen ? joinFacts([screen.text, screen.detail]) : label(module.title),
        names: [t('add', { one: label(one) }), `Add ${one}`],
        run: () => open(to, mode),
      },
    ]
  })
}

const maxRecent = 5
const maxFound = 12

/** The items for the typed text, best match first; without text, all items in sections. */
export const usePalette = (openTheme: () => void) => {
  const { t } = useTranslation('tools')
  const [typed, setTyped] = useState('')
  const [visits] = useUserStorage('visits')
  const [starText, setStars] = useUserStorage('stars')
  const found = useMenuScreens()
  const adding = useAddActions(found)
  const settings = useSettingsItems(openTheme)
  const records = useRecords(typed, found)
  const { screens, screenAt, here } = found
  const stars = readVisits(starText)
  const starred = screens.filter(({ id }) => stars.includes(id))
  const recent = [...new Set(readVisits(visits).map(screenAt))]
    .filter((screen) => screen !== undefined && screen !== here && !starred.includes(screen))
    .slice(0, maxRecent) as PaletteItem[]
  const all = [...screens, ...adding, ...settings]
  const best = all
    .map((item) => ({ item, score: matchScore(typed, item.names) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxFound)
    .map(({ item }) => item)
  const shown = new Set([...starred, ...recent])
  const usual: PaletteSection[] = [
    { heading: t('palette.starred'), items: starred },
    { heading: t('palette.recent'), items: recent },
    { heading: t('palette.screens'), items: screens.filter((screen) => !shown.has(screen)) },
    { heading: t('palette.actions'), items: adding },
    { heading: t('palette.settings'), items: settings },
  ]
  const matching: PaletteSection[] = [
    { heading: '', items: best },
    { heading: t('palette.records'), items: records.items },
  ]
  const sections = typed.trim() === '' ? usual : matching
  const isStarred = here !== undefined && stars.includes(here.id)
  return {
    typed,
    setTyped,
    sections: sections.filter(({ items }) => items.length > 0),
    /** The status of the search for records. */
    records: { status: records.status, isEmpty: records.items.length === 0, retry: records.retry },
    /** The screen of the open page, which can be starred. */
    here,
    isStarred,
    toggleStar: (): void => {
      if (!here) return
      const next = isStarred ? stars.filter((id) => id !== here.id) : [...stars, here.id]
      setStars(next.length === 0 ? null : next.join('\n'))
    },
  }
}
