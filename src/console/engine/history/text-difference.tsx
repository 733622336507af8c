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

/** Two versions of a text in one, word by word: what went is struck out, what came is underlined. */
export const TextDifference = ({ before, after }: { before: string; after: string }) => (
  <Text dir={textDirection(after || before)} className='value'>
    {diffWords(before, after, { intlSegmenter: wordSegmenter }).map(({ value, added, removed }, index) => {
      // The parts of one difference never change places.
      const key = `${index} ${value}`
      if (added) return <ins key={key}>{value}</ins>
      return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
    })}
  </Text>
)
