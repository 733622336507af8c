import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import type { Chapter, GuidePlace } from '../../../modules/format/chapters.ts'

/** Address of a chapter of the staff's guide: in Bengali for who reads the console in Bengali, in English for all others. */
const guideUrl = (chapter: Chapter, language: string): string =>
  `/guide/${language === 'bn' ? 'bn' : 'en'}/${chapter}.html`

/** Address of the chapter about the open page; of the first where the page has none of its own. */
export const useGuide = (): string => {
  const { i18n } = useTranslation()
  const place = useMatches().at(-1)?.handle as Partial<GuidePlace> | undefined
  return guideUrl(place?.chapter ?? 'what-is-where', i18n.language)
}
