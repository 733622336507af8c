import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUserStorage } from '../../session/user-storage.ts'
import { matchScore } from './matching.ts'
import type { PaletteItem, PaletteSection } from './palette-item.ts'
import { useAddActions } from './use-add-actions.ts'
import { usePlaces } from './use-places.ts'
import { useRecords } from './use-records.ts'
import { useSettingsItems } from './use-settings-items.ts'
import { readVisits } from './visits.ts'

const mostRecent = 5
const mostFound = 12

/** What the palette offers for what is typed: the best first; before anything is typed all of it, in sections. */
export const usePalette = (openTheme: () => void) => {
  const { t } = useTranslation('tools')
  const [typed, setTyped] = useState('')
  const [visits] = useUserStorage('visits')
  const [starText, setStars] = useUserStorage('stars')
  const found = usePlaces()
  const adding = useAddActions(found)
  const settings = useSettingsItems(openTheme)
  const records = useRecords(typed, found)
  const { places, placeAt, here } = found
  const stars = readVisits(starText)
  const starred = places.filter(({ id }) => stars.includes(id))
  const recent = [...new Set(readVisits(visits).map(placeAt))]
    .filter((place) => place !== undefined && place !== here && !starred.includes(place))
    .slice(0, mostRecent) as PaletteItem[]
  const all = [...places, ...adding, ...settings]
  const best = all
    .map((item) => ({ item, score: matchScore(typed, item.names) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostFound)
    .map(({ item }) => item)
  const shown = new Set([...starred, ...recent])
  const usual: PaletteSection[] = [
    { heading: t('palette.starred'), items: starred },
    { heading: t('palette.recent'), items: recent },
    { heading: t('palette.screens'), items: places.filter((place) => !shown.has(place)) },
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
    /** How the search for records stands. */
    records: { status: records.status, isEmpty: records.items.length === 0, retry: records.retry },
    /** The place of the open page, which can be starred. */
    here,
    isStarred,
    toggleStar: (): void => {
      if (!here) return
      const next = isStarred ? stars.filter((id) => id !== here.id) : [...stars, here.id]
      setStars(next.length === 0 ? null : next.join('\n'))
    },
  }
}
