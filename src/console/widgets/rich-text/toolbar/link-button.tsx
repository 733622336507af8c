import LinkIcon from '@mui/icons-material/Link'
import TextField from '@mui/material/TextField'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkAddress } from '../../../../contract/text/formats.ts'
import { ToolbarButton, ToolbarPopover } from './toolbar-button.tsx'

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

/** Sets, changes and removes the link of the selection. */
export const LinkButton = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('widgets')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [text, setText] = useState('')
  const active = useEditorState({ editor, selector: (snapshot) => snapshot.editor.isActive('link') })
  const address = toLinkAddress(text)
  const isInvalid = text !== '' && !address
  const open = (button: HTMLElement): void => {
    const { href } = editor.getAttributes('link')
    setText(typeof href === 'string' ? href : '')
    setAnchor(button)
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
  return (
    <>
      <ToolbarButton
        label={t('richText.link')}
        icon={LinkIcon}
        pressed={active}
        onClick={({ currentTarget }) => open(currentTarget)}
      />
      {anchor && (
        <ToolbarPopover
          anchor={anchor}
          label={t('richText.link')}
          removeLabel={active ? t('richText.removeLink') : undefined}
          canApply={address !== undefined}
          onApply={apply}
          onRemove={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            setAnchor(null)
          }}
          onClose={() => {
            setAnchor(null)
            editor.commands.focus()
          }}
        >
          <TextField
            label={t('richText.address')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            error={isInvalid}
            helperText={isInvalid ? t('richText.addressInvalid') : ''}
            size='small'
            autoFocus
            slotProps={{ htmlInput: { inputMode: 'url', dir: 'ltr' } }}
          />
        </ToolbarPopover>
      )}
    </>
  )
}
