import CloseFullscreen from '@mui/icons-material/CloseFullscreen'
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft'
import OpenInFull from '@mui/icons-material/OpenInFull'
import TextFormat from '@mui/icons-material/TextFormat'
import CircularProgress from '@mui/material/CircularProgress'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import { type Editor, useEditorState } from '@tiptap/react'
import { Fragment, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockSelect } from './block-select.tsx'
import { FormatMenu } from './format-menu.tsx'
import { placeFormats, wordFormats } from './formats.ts'
import { ImageButton } from './image-button.tsx'
import { LinkButton } from './link-button.tsx'
import { TableButton } from './table-button.tsx'
import { toolbarActions } from './toolbar-actions.ts'
import { ToolbarButton } from './toolbar-button.tsx'

interface Props {
  editor: Editor
  label: string
  uploading: boolean
  onImage: (file: File) => void
  /** Whether the editor is in full-window mode. */
  wide: boolean
  onWide: () => void
}

const all = toolbarActions.flat()

/** The state of all buttons as one string, so that the toolbar renders only when one of them changes. */
const stateOf = (editor: Editor) =>
  all
    .map(
      ({ isActive, isPossible }) =>
        (isActive?.(editor) ? 'a' : '-') + (isPossible?.(editor) === false ? 'x' : '-'),
    )
    .join('') +
  [placeFormats, wordFormats]
    .map((formats) => (formats.some(({ isActive }) => isActive?.(editor)) ? 'a' : '-'))
    .join('') +
  (editor.isActive('table') ? 't' : '-')

/** Arrow keys move between buttons (WAI-ARIA toolbar pattern). */
const moveFocus = (toolbar: HTMLElement | null, event: KeyboardEvent) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!toolbar || !step || !(event.target instanceof HTMLButtonElement)) return
  const buttons = [...toolbar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const forward = getComputedStyle(toolbar).direction === 'rtl' ? -step : step
  const next = buttons[(buttons.indexOf(event.target) + forward + buttons.length) % buttons.length]
  event.preventDefault()
  next?.focus()
}

/** The buttons above an editor; a single tab stop, with arrow keys between buttons. */
export const Toolbar = ({ editor, label, uploading, onImage, wide, onWide }: Props) => {
  const { t } = useTranslation('widgets')
  const root = useRef<HTMLDivElement>(null)
  const state = useEditorState({ editor, selector: (snapshot) => stateOf(snapshot.editor) })
  return (
    <Stack
      ref={root}
      role='toolbar'
      aria-label={t('richText.toolbar', { label })}
      direction='row'
      onKeyDown={(event) => moveFocus(root.current, event)}
      sx={{ flexWrap: 'wrap', alignItems: 'center', p: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <BlockSelect editor={editor} />
      {toolbarActions.map((group) => (
        <Fragment key={group[0]?.id}>
          <Divider orientation='vertical' flexItem sx={{ mx: 1 }} />
          {group.map((action) => {
            const at = all.indexOf(action) * 2
            return (
              <ToolbarButton
                key={action.id}
                label={t(`richText.${action.id}`)}
                icon={action.icon}
                turns={action.turns}
                disabled={state[at + 1] === 'x'}
                onClick={() => action.run(editor)}
                {...(action.isActive && { pressed: state[at] === 'a' })}
              />
            )
          })}
        </Fragment>
      ))}
      <Divider orientation='vertical' flexItem sx={{ mx: 1 }} />
      <FormatMenu
        editor={editor}
        label={t('richText.place')}
        icon={FormatAlignLeft}
        turns
        formats={placeFormats}
        pressed={state.at(-3) === 'a'}
      />
      <FormatMenu
        editor={editor}
        label={t('richText.moreFormats')}
        icon={TextFormat}
        formats={wordFormats}
        pressed={state.at(-2) === 'a'}
      />
      <LinkButton editor={editor} />
      <TableButton editor={editor} inTable={state.endsWith('t')} />
      <ImageButton editor={editor} disabled={uploading} onImage={onImage} />
      <ToolbarButton
        label={t('richText.wide')}
        icon={wide ? CloseFullscreen : OpenInFull}
        pressed={wide}
        onClick={onWide}
      />
      {uploading && <CircularProgress size={18} aria-label={t('richText.uploading')} />}
    </Stack>
  )
}
