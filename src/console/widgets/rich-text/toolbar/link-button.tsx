import LinkIcon from '@mui/icons-material/Link'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type Editor, useEditorState } from '@tiptap/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLinkAddress } from './link-address.ts'
import { ToolbarButton } from './toolbar-button.tsx'

/** Sets, changes and removes the link of the selection. */
export const LinkButton = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('widgets')
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [text, setText] = useState('')
  const active = useEditorState({ editor, selector: (snapshot) => snapshot.editor.isActive('link') })
  const address = toLinkAddress(text)

  const open = (button: HTMLElement) => {
    const { href } = editor.getAttributes('link')
    setText(typeof href === 'string' ? href : '')
    setAnchor(button)
  }
  const close = () => {
    setAnchor(null)
    editor.commands.focus()
  }
  const apply = () => {
    if (!address) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !active) {
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    } else chain.setLink({ href: address }).run()
    setAnchor(null)
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    setAnchor(null)
  }
  return (
    <>
      <ToolbarButton
        label={t('richText.link')}
        icon={LinkIcon}
        pressed={active}
        onClick={({ currentTarget }) => open(currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Stack spacing={2} sx={{ p: 4, width: 320, maxWidth: '90vw' }}>
          <TextField
            id={id}
            label={t('richText.address')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              apply()
            }}
            error={text !== '' && !address}
            helperText={text !== '' && !address ? t('richText.addressInvalid') : ''}
            size='small'
            autoFocus
            slotProps={{ htmlInput: { inputMode: 'url', dir: 'ltr' } }}
          />
          <Stack direction='row' spacing={2} sx={{ justifyContent: 'flex-end' }}>
            {active && (
              <Button size='small' color='error' onClick={remove}>
                {t('richText.removeLink')}
              </Button>
            )}
            <Button size='small' onClick={close}>
              {t('cancel')}
            </Button>
            <Button size='small' variant='contained' onClick={apply} disabled={!address}>
              {t('richText.apply')}
            </Button>
          </Stack>
        </Stack>
      </Popover>
    </>
  )
}
