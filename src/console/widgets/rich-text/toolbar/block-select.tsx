import Box from '@mui/material/Box'
import { type Editor, useEditorState } from '@tiptap/react'
import { useTranslation } from 'react-i18next'

const levels = [2, 3, 4] as const

/** The toolbar's level for a heading of any level; 0 for a paragraph. */
const shownLevel = (level: unknown): number =>
  typeof level === 'number' ? Math.min(4, Math.max(2, level)) : 0

/** Paragraph or heading. */
export const BlockSelect = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('widgets')
  const level = useEditorState({
    editor,
    selector: (now) => shownLevel(now.editor.getAttributes('heading').level),
  })
  const set = (value: string) => {
    const chosen = levels.find((each) => String(each) === value)
    const chain = editor.chain().focus()
    return (chosen ? chain.setHeading({ level: chosen }) : chain.setParagraph()).run()
  }
  return (
    <Box
      component='select'
      value={level}
      onChange={({ target }) => set(target.value)}
      aria-label={t('richText.block')}
      sx={{ font: 'inherit', fontSize: 14, color: 'inherit', bgcolor: 'background.paper', border: 0, py: 1 }}
    >
      <option value={0}>{t('richText.paragraph')}</option>
      {levels.map((each) => (
        <option key={each} value={each}>
          {t('richText.heading', { level: each - 1 })}
        </option>
      ))}
    </Box>
  )
}
