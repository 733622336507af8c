import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import { type Chapter, type GuideHandle, guideLanguages } from '../../../modules/format/chapters.ts'

/** Address of a chapter of the staff's guide, in the language of the console where the guide is written in it. */
const guideUrl = (chapter: Chapter, language: string): string =>
  `/guide/${guideLanguages.find((code) => code === language) ?? guideLanguages[0]}/${chapter}.html`

/** Address of the chapter about the open page; of the first where the page has none of its own. */
export const useGuide = (): string => {
  const { i18n } = useTranslation()
  const place = useMatches().at(-1)?.handle as Partial<GuideHandle> | undefined
  return guideUrl(place?.chapter ?? 'what-is-where', i18n.language)
}
