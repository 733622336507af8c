import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUserStorage } from '../../session/use-user-storage.ts'
import { matchScore } from './items/matching.ts'
import type { PaletteItem, PaletteSection } from './items/palette-item.ts'
import { useAddActions } from './items/use-add-actions.ts'
import { useMenuScreens } from './items/use-menu-screens.ts'
import { useRecords } from './items/use-records.ts'
import { useSettingsItems } from './items/use-settings-items.ts'
import { readVisits } from './items/visits.ts'

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
