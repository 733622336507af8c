import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { diffWords } from 'diff'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { asRecord } from '../../../contract/json.ts'
import { writtenText } from '../../../contract/records/language-texts.ts'
import { type RecordId, recordIds } from '../../../contract/records/record-id.ts'
import { Picture } from '../../cells/image-cell.tsx'
import { sanitizeHtml } from '../../cells/rich-text-view.tsx'
import { currentLanguage } from '../../i18n/i18n.ts'
import { richTextStyles } from '../../ui/styles/rich-text-styles.ts'
import { textDirection } from '../../ui/text-direction.ts'
import { valueText } from '../form/conflict/value-text.ts'
import { FieldValue } from './field-value.tsx'
import type { HistoryField } from './history-source.ts'
import { mergeRichText, wordSegmenter } from './merge-rich-text.ts'

/** Styles of removed and added words. */
const changedStyles = ({ palette }: Theme) =>
  ({
    '& ins, & del': { borderRadius: '3px', padding: '1px 2px', color: palette.text.primary },
    '& ins': {
      textDecoration: 'underline',
      backgroundColor: `color-mix(in srgb, ${palette.success.main} 24%, transparent)`,
    },
    '& del': { backgroundColor: `color-mix(in srgb, ${palette.error.main} 20%, transparent)` },
    '& ins img': { outline: `3px solid ${palette.success.main}` },
    '& del img': { outline: `3px solid ${palette.error.main}`, opacity: 0.6 },
  }) as const

const Text = styled('span')(({ theme }) => ({
  display: 'block',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  ...changedStyles(theme),
}))

/** Two versions of a text merged word by word: removed words are struck out, added words underlined. */
const TextDifference = ({ before, after }: { before: string; after: string }) => (
  <Text dir={textDirection(after || before)} className='value'>
    {diffWords(before, after, { intlSegmenter: wordSegmenter }).map(({ value, added, removed }, index) => {
      // The parts of a difference keep their order.
      const key = `${index} ${value}`
      if (added) return <ins key={key}>{value}</ins>
      return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
    })}
  </Text>
)

const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(sanitizeHtml(html), 'text/html').body

/** Two versions of rich text merged and rendered: removed content is struck out, added content underlined. */
const RichTextDifference = ({ before, after }: { before: string; after: string }) => (
  <Box
    ref={(box: HTMLElement | null) => box?.replaceChildren(mergeRichText(bodyOf(before), bodyOf(after)))}
    sx={[richTextStyles, changedStyles]}
  />
)

interface Props {
  field: HistoryField
  before: unknown
  after: unknown
  languages: readonly { id: number; name: string }[]
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const textsOf = (
  value: unknown,
  show: (text: unknown) => string,
): ReadonlyMap<number, string> | undefined => {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const texts = value.flatMap((entry) => writtenText(entry) ?? [])
  if (texts.length < value.length) return undefined
  return new Map(texts.map(({ languageId, text }) => [languageId, show(text)]))
}

const PerLanguage = ({
  before,
  after,
  languages,
  Difference,
}: {
  before: ReadonlyMap<number, string>
  after: ReadonlyMap<number, string>
  languages: Props['languages']
  Difference: typeof TextDifference
}) => {
  const ids = [...new Set([...before.keys(), ...after.keys()])]
  const differing = ids.filter((id) => (before.get(id) ?? '') !== (after.get(id) ?? ''))
  return differing.map((id) => (
    <Box key={id} sx={{ mb: 2 }}>
      <Typography variant='caption' color='textSecondary' component='div'>
        {languages.find((language) => language.id === id)?.name ?? `#${id}`}
      </Typography>
      <Difference before={before.get(id) ?? ''} after={after.get(id) ?? ''} />
    </Box>
  ))
}

const FromTo = ({ before, after }: { before: ReactNode; after: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
    {before}
    <ArrowForwardIcon className='turns' fontSize='small' color='action' />
    {after}
  </Box>
)

const isPicture = (name: unknown): boolean => /\.(png|jpe?g|gif|webp|avif|bmp)$/i.test(String(name))

const FileValue = ({ value }: { value: unknown }) => {
  const { t } = useTranslation('engine')
  const { fileUrl, fileName } = asRecord(value)
  if (typeof fileUrl !== 'string') return <span>{t('nothing')}</span>
  const name = String(fileName ?? '')
  return isPicture(name) ? <Picture url={fileUrl} name={name} size={96} /> : <span dir='auto'>{name}</span>
}

/** Removed and added records of a list, by name. */
const RecordsDifference = ({
  field,
  before,
  after,
}: Pick<Props, 'field'> & Record<'before' | 'after', readonly RecordId[]>) => {
  const parts = {
    del: before.filter((id) => !after.includes(id)),
    ins: after.filter((id) => !before.includes(id)),
  } as const
  return (
    <Box sx={changedStyles}>
      {(['del', 'ins'] as const).map((part) =>
        parts[part].length > 0 ? (
          <Box key={part} component={part} sx={{ display: 'block', mb: 1 }}>
            <FieldValue field={field} value={parts[part]} />
          </Box>
        ) : null,
      )}
    </Box>
  )
}

const isFile = (value: unknown): boolean => typeof asRecord(value).fileUrl === 'string'

/**
 * The difference of one field: plain text by word, rich text as rendered, translated texts per language, pictures as
 * pictures, other values side by side.
 */
export const FieldDifference = ({ field, before, after, languages }: Props) => {
  const inWords = (value: unknown): string => valueText(value, currentLanguage())
  const [Difference, show] = field.rich ? [RichTextDifference, asText] : [TextDifference, inWords]
  const [first, second] = [textsOf(before, show), textsOf(after, show)]
  if (first || second) {
    const texts = { before: first ?? new Map(), after: second ?? new Map() }
    return <PerLanguage {...texts} languages={languages} Difference={Difference} />
  }
  if (isFile(before) || isFile(after))
    return <FromTo before={<FileValue value={before} />} after={<FileValue value={after} />} />
  const isText = [before, after].some(
    (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
  )
  if (field.operation !== undefined && (Array.isArray(before) || Array.isArray(after)))
    return <RecordsDifference field={field} before={recordIds(before)} after={recordIds(after)} />
  const hasWords = Object.keys(field.words ?? {}).length > 0
  if (isText && !hasWords && field.operation === undefined)
    return <Difference before={show(before)} after={show(after)} />
  return (
    <FromTo
      before={<FieldValue field={field} value={before} />}
      after={<FieldValue field={field} value={after} />}
    />
  )
}
