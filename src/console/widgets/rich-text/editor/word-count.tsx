import Typography from '@mui/material/Typography'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Delay of the count after a keystroke, in milliseconds. */
const debounce = 400

/** The number of words in a text: sequences between blanks with a letter or digit. */
const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const wordsOf = (editor: Editor): number => countWords(editor.getText({ blockSeparator: '\n' }))

/** The word count below the text. */
export const WordCount = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('widgets')
  const [words, setWords] = useState(() => wordsOf(editor))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const countSoon = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => setWords(wordsOf(editor)), debounce)
    }
    // Content set from outside only emits a transaction.
    editor.on('transaction', countSoon)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', countSoon)
    }
  }, [editor])
  return (
    <Typography
      variant='caption'
      color='text.secondary'
      sx={{ display: 'block', px: 3, py: 1, textAlign: 'end', borderTop: 1, borderColor: 'divider' }}
    >
      {t('richText.words', { count: words })}
    </Typography>
  )
}
