import { styled } from '@mui/material/styles'
import { diffWords } from 'diff'
import { textDirection } from '../../ui/text-direction.ts'
import { changedStyles } from './changed-styles.ts'
import { wordSegmenter } from './word-segmenter.ts'

const Text = styled('span')(({ theme }) => ({
  display: 'block',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  ...changedStyles(theme),
}))

/** Two versions of a text merged word by word: removed words are struck out, added words underlined. */
export const TextDifference = ({ before, after }: { before: string; after: string }) => (
  <Text dir={textDirection(after || before)} className='value'>
    {diffWords(before, after, { intlSegmenter: wordSegmenter }).map(({ value, added, removed }, index) => {
      // The parts of a difference keep their order.
      const key = `${index} ${value}`
      if (added) return <ins key={key}>{value}</ins>
      return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
    })}
  </Text>
)
