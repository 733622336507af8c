import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ComponentType, memo, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlainObject } from '../../../contract/json.ts'
import type { Device, PreviewBlock } from '../../../modules/format/types.ts'
import { RichText } from '../../cells/rich-text-view.tsx'
import { useLabel } from '../../i18n/use-label.ts'
import { Select } from '../../ui/select/select.tsx'
import { textDirection } from '../../ui/text-direction.ts'
import type { PreviewForm } from '../form/preview-form.ts'
import { meetsCondition } from '../values.ts'
import { type BlockOf, type BlockProps, ImageBlock, LinkBlock, type RenderBlocks } from './blocks/blocks.tsx'
import { BadgeBlock, FactsBlock, MetaBlock } from './blocks/items-block.tsx'
import { contentOf, fieldOf, hasContent, itemScopes, namesOf, type Scope, usePreviewData } from './content.ts'
import { PhoneFrame, SiteFrame } from './device-frames.tsx'

interface LabelledProps {
  scope: Scope
  block: { field: string; label?: string | true }
  children: ReactNode
}

/** A block below its label, if it has one. */
const Labelled = ({ scope, block, children }: LabelledProps) => {
  const { label } = block
  if (label === undefined) return children
  return (
    <Box>
      <Typography variant='overline' component='div' sx={{ color: 'primary.main', lineHeight: 1.6, mb: 1 }}>
        {label === true ? fieldOf(scope, block.field).label : label}
      </Typography>
      {children}
    </Box>
  )
}

const styles = {
  arabic: {
    fontFamily: '"Noto Naskh Arabic", serif',
    fontSize: 'var(--arabic)',
    lineHeight: 2,
    px: 4,
    py: 3,
    borderRadius: 2,
    bgcolor: 'action.hover',
  },
  callout: {
    px: 4,
    py: 3,
    fontWeight: 600,
    borderRadius: 2,
    bgcolor: 'action.hover',
    borderInlineStart: '4px solid',
    borderColor: 'primary.main',
  },
  lead: { fontSize: '1.0625em', color: 'text.secondary' },
  quiet: { color: 'text.secondary' },
  plain: {},
} as const satisfies Readonly<Record<string, SxProps<Theme>>>

const styleOf = (block: BlockOf<'text' | 'arabic' | 'callout'>): keyof typeof styles =>
  block.block === 'text' ? (block.look ?? 'plain') : block.block

/** A plain text with its paragraphs. */
const TextBlock = ({ block, scope }: BlockProps<BlockOf<'text' | 'arabic' | 'callout'>>) => {
  const { text, lang } = contentOf(scope, block)
  if (text === '') return null
  const isArabic = block.block === 'arabic'
  return (
    <Labelled scope={scope} block={block}>
      <Typography
        variant='inherit'
        component='p'
        dir={isArabic ? 'rtl' : textDirection(text)}
        lang={isArabic ? 'ar' : lang}
        sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...styles[styleOf(block)] }}
      >
        {text}
      </Typography>
    </Labelled>
  )
}

const isImage = ({ block }: PreviewBlock): boolean => block === 'image'

/** The items of a list, each with its picture beside the rest. */
const ListBlock = ({ block, scope, render }: BlockProps<BlockOf<'list'>>) => {
  const items = itemScopes(scope, block.field)
  if (items.length === 0) return null
  const [images, rest] = [block.blocks.filter(isImage), block.blocks.filter((one) => !isImage(one))]
  return (
    <Labelled scope={scope} block={block}>
      <Box
        component='ul'
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li + li': { mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' },
        }}
      >
        {items.map((item, index) => (
          // Items have no number of their own, and what is shown of one keeps nothing.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Box component='li' key={index} sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
            {images.length > 0 && <Box sx={{ flex: 'none' }}>{render(images, item)}</Box>}
            <Box sx={{ flex: 1, minWidth: 0, '&& > * + *': { mt: 1 } }}>{render(rest, item)}</Box>
          </Box>
        ))}
      </Box>
    </Labelled>
  )
}

/** The name of the record or item; the field's label while it is empty. */
const HeadingBlock = ({ block, scope }: BlockProps<BlockOf<'heading'>>) => {
  const { text, lang } = contentOf(scope, block)
  const isFirst = scope.level < 4
  const size = { fontSize: isFirst ? 'var(--heading)' : '1rem', fontWeight: 600, lineHeight: 1.35 }
  if (text === '')
    return (
      <Typography sx={{ ...size, color: 'text.secondary', fontWeight: 400 }}>
        {fieldOf(scope, block.field).label}
      </Typography>
    )
  return (
    <Typography
      component={isFirst ? 'h3' : 'h4'}
      variant='inherit'
      dir={textDirection(text)}
      lang={lang}
      sx={{ ...size, overflowWrap: 'anywhere' }}
    >
      {text}
    </Typography>
  )
}

/** Sanitized rich text, rendered like elsewhere in the console. */
const RichTextBlock = ({ block, scope }: BlockProps<BlockOf<'rich-text'>>) => {
  const { text, lang } = contentOf(scope, block)
  if (text === '') return null
  return (
    <Labelled scope={scope} block={block}>
      <RichText html={text} {...(lang !== undefined && { lang })} />
    </Labelled>
  )
}

type Registry = { readonly [Kind in PreviewBlock['block']]: ComponentType<BlockProps<BlockOf<Kind>>> }

const registry: Registry = {
  heading: HeadingBlock,
  text: TextBlock,
  arabic: TextBlock,
  callout: TextBlock,
  'rich-text': RichTextBlock,
  image: ImageBlock,
  meta: MetaBlock,
  facts: FactsBlock,
  badge: BadgeBlock,
  link: LinkBlock,
  list: ListBlock,
}

/** Renders the blocks of a preview in order. */
const renderBlocks: RenderBlocks = (blocks, scope) =>
  blocks.map((block) => {
    const Block = registry[block.block] as ComponentType<BlockProps>
    const key = [block.block, ...namesOf(block)].join(' ')
    return <Block key={key} block={block} scope={scope} render={renderBlocks} />
  })

const frames = { phone: PhoneFrame, site: SiteFrame }

interface Props {
  form: PreviewForm
  data: PlainObject
  device: Device
}

/** The record on a device, from the form's present data. */
export const PreviewBody = memo(({ form, data, device }: Props) => {
  const { t } = useTranslation('tools')
  const label = useLabel()
  const selectId = useId()
  const { blocks, scope, languages, filled, choose } = usePreviewData(form, data)
  const { preview, module } = form.module
  const Frame = frames[device]
  return (
    <>
      {languages.length > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 3 }}>
          <Typography component='label' htmlFor={selectId} variant='body2'>
            {t('preview.language')}
          </Typography>
          <Select
            id={selectId}
            label={t('preview.language')}
            value={scope.language?.id}
            options={languages.map((language) => ({
              value: language.id,
              label: filled.includes(language)
                ? language.name
                : t('preview.noText', { language: language.name }),
            }))}
            onChange={choose}
          />
        </Box>
      )}
      {!meetsCondition(preview?.shown?.[device], data, form.values) && (
        <Alert severity='info' sx={{ mb: 3 }}>
          {t(device === 'phone' ? 'preview.notInApp' : 'preview.notOnSite')}
        </Alert>
      )}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Frame title={label(module.title)} label={t(device === 'phone' ? 'preview.phone' : 'preview.site')}>
          {renderBlocks(blocks, scope)}
          {!hasContent(blocks, scope) && <Typography color='textSecondary'>{t('preview.empty')}</Typography>}
        </Frame>
      </Box>
    </>
  )
})
