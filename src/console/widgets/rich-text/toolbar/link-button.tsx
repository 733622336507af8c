import LinkIcon from '@mui/icons-material/Link'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type Editor, useEditorState } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkAddress } from '../../../../contract/text/link-address.ts'
import { useSaveKeys } from '../../../ui/hooks/use-save-keys.ts'
import { useSides } from '../../../ui/hooks/use-sides.ts'
import { ToolbarButton } from './toolbar-button.tsx'

/**
 * The link address for a typed text: web, mail and telephone addresses unchanged, a bare domain with https. Undefined
 * for anything else, especially `javascript:`.
 */
export const toLinkAddress = (typed: string): string | undefined => {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^(mailto|tel):/i.test(text)) return linkAddress.test(text) ? text : undefined
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\//i.test(address) || !linkAddress.test(address) || !URL.canParse(address)) return undefined
  return new URL(address).hostname.includes('.') || /^https?:\/\/localhost\b/i.test(address)
    ? address
    : undefined
}

/** The link of the selection while its popover is open: the typed text, its address, setting and removing it. */
const useLink = (editor: Editor) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [text, setText] = useState('')
  const active = useEditorState({ editor, selector: (snapshot) => snapshot.editor.isActive('link') })
  const address = toLinkAddress(text)

  const open = (button: HTMLElement): void => {
    const { href } = editor.getAttributes('link')
    setText(typeof href === 'string' ? href : '')
    setAnchor(button)
  }
  const close = (): void => {
    setAnchor(null)
    editor.commands.focus()
  }
  const apply = (): void => {
    if (!address) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !active) {
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    } else chain.setLink({ href: address }).run()
    setAnchor(null)
  }
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    setAnchor(null)
  }
  return { anchor, text, setText, active, address, open, close, apply, remove }
}

/** Sets, changes and removes the link of the selection. */
export const LinkButton = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('widgets')
  const id = useId()
  const { start } = useSides()
  const link = useLink(editor)
  const place = useRef<HTMLDivElement>(null)
  useSaveKeys(place, link.apply)
  const isInvalid = link.text !== '' && !link.address
  return (
    <>
      <ToolbarButton
        label={t('richText.link')}
        icon={LinkIcon}
        pressed={link.active}
        onClick={({ currentTarget }) => link.open(currentTarget)}
      />
      <Popover
        open={link.anchor !== null}
        anchorEl={link.anchor}
        onClose={link.close}
        anchorOrigin={{ vertical: 'bottom', horizontal: start }}
        transformOrigin={{ vertical: 'top', horizontal: start }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('richText.link') } }}
      >
        <Stack ref={place} spacing={2} sx={{ p: 4, width: 320, maxWidth: '90vw' }}>
          <TextField
            id={id}
            label={t('richText.address')}
            value={link.text}
            onChange={({ target }) => link.setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              link.apply()
            }}
            error={isInvalid}
            helperText={isInvalid ? t('richText.addressInvalid') : ''}
            size='small'
            autoFocus
            slotProps={{ htmlInput: { inputMode: 'url', dir: 'ltr' } }}
          />
          <Stack direction='row' spacing={2} sx={{ justifyContent: 'flex-end' }}>
            {link.active && (
              <Button size='small' color='error' onClick={link.remove}>
                {t('richText.removeLink')}
              </Button>
            )}
            <Button size='small' onClick={link.close}>
              {t('cancel')}
            </Button>
            <Button size='small' variant='contained' onClick={link.apply} disabled={!link.address}>
              {t('richText.apply')}
            </Button>
          </Stack>
        </Stack>
      </Popover>
    </>
  )
}
