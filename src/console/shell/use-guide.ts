import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'
import { isWithoutUsers } from '../../contract/conventions/session.ts'
import { type Chapter, type GuideHandle, guideLanguages } from '../../modules/format/chapters.ts'

/** Address of a chapter of the staff guide, in the console's language if the guide has it. */
const guideUrl = (chapter: Chapter, language: string): string =>
  `/guide/${guideLanguages.find((code) => code === language) ?? guideLanguages[0]}/${chapter}.html`

/** Address of the chapter about the open page, or of the first chapter; undefined in consoles of other APIs. */
export const useGuide = (): string | undefined => {
  const { i18n } = useTranslation()
  const place = useMatches().at(-1)?.handle as Partial<GuideHandle> | undefined
  if (isWithoutUsers) return undefined
  return guideUrl(place?.chapter ?? 'what-is-where', i18n.language)
}
