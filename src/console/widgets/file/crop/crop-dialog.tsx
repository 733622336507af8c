import RotateLeft from '@mui/icons-material/RotateLeft'
import RotateRight from '@mui/icons-material/RotateRight'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Degrees of a turn to the right. */
type Turn = 0 | 90 | 180 | 270

/** A part of a picture, in percent of its width and height. */
interface PicturePart {
  x: number
  y: number
  width: number
  height: number
}

/** Types that browsers can write, by extension; an animated GIF would lose its movement. */
const types: Readonly<Record<string, string>> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' },
}

const typeOf = (fileName: string): string | undefined =>
  types[/\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '']

/** Most pixels of a canvas in all browsers. */
const mostPixels = 16_000_000

/** Draws a picture, turned to the right; a larger one than canvases may be is scaled down. */
const drawTurned = (canvas: HTMLCanvasElement, image: HTMLImageElement, turn: Turn): void => {
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)))
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  const isUpright = turn % 180 === 0
  canvas.width = isUpright ? across : down
  canvas.height = isUpright ? down : across
  const context = canvas.getContext('2d')
  context?.translate(canvas.width / 2, canvas.height / 2)
  context?.rotate((turn * Math.PI) / 180)
  context?.drawImage(image, -across / 2, -down / 2, across, down)
}

/** Pixels of a part, at least one in each direction. */
export const pixelsOf = (
  { x, y, width, height }: PicturePart,
  size: { width: number; height: number },
): PicturePart => ({
  x: Math.round((x / 100) * size.width),
  y: Math.round((y / 100) * size.height),
  width: Math.max(1, Math.round((width / 100) * size.width)),
  height: Math.max(1, Math.round((height / 100) * size.height)),
})

/** The part of a drawn picture as a file of the same name and type. Rejects if the browser cannot write it. */
const fileOfPart = async (canvas: HTMLCanvasElement, part: PicturePart, fileName: string): Promise<File> => {
  const { x, y, width, height } = pixelsOf(part, canvas)
  const cut = Object.assign(document.createElement('canvas'), { width, height })
  cut.getContext('2d')?.drawImage(canvas, x, y, width, height, 0, 0, width, height)
  const type = typeOf(fileName) ?? 'image/png'
  const blob = await new Promise<Blob | null>((resolve) => cut.toBlob(resolve, type, 0.92))
  if (!blob) throw new Error(`"${fileName}" could not be written`)
  return new File([blob], fileName, { type })
}

/** Proportions to select from; any without a value. */
const shapes = ['free', '1:1', '4:3', '3:4', '16:9'] as const

type Shape = (typeof shapes)[number]

const aspectOf = (shape: Shape): number | undefined => {
  const [across = 0, down = 0] = shape.split(':').map(Number)
  return shape === 'free' ? undefined : across / down
}

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

/** The largest part of a shape, in the middle. */
const partOf = (shape: Shape, { width, height }: HTMLCanvasElement): PercentCrop => {
  const aspect = aspectOf(shape)
  if (aspect === undefined) return whole
  const across = Math.min(100, (100 * aspect * height) / width)
  return centerCrop(makeAspectCrop({ unit: '%', width: across }, aspect, width, height), width, height)
}

/** Loads a picture and draws it turned; `status` is `failed` for a damaged one. */
const useDrawing = (url: string, turn: Turn) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const loading = Object.assign(new Image(), { src: url })
    loading.decode().then(
      () => setImage(loading),
      () => setFailed(true),
    )
  }, [url])
  useEffect(() => {
    if (image && canvas.current) drawTurned(canvas.current, image, turn)
  }, [image, turn])
  return { canvas, isReady: image !== null, hasFailed }
}

export interface CropDialogProps {
  /** Address and name of the selected picture. */
  url: string
  fileName: string
  /** The first shape; any by default. */
  startShape?: Shape
  /** Called with the new picture, or null if the selected one stays as it is. */
  onDone: (file: File | null) => void
  onClose: () => void
}

/** Crops and rotates a selected picture before it is uploaded. */
export const CropDialog = ({ url, fileName, startShape = 'free', onDone, onClose }: CropDialogProps) => {
  const { t } = useTranslation('import')
  const { t: shell } = useTranslation()
  const [turn, setTurn] = useState<Turn>(0)
  const [shape, setShape] = useState<Shape>(startShape)
  const [part, setPart] = useState<PercentCrop>(whole)
  const [fault, setFault] = useState(false)
  const aspect = aspectOf(shape)
  const { canvas, isReady, hasFailed } = useDrawing(url, turn)
  useEffect(() => {
    if (isReady && canvas.current) setPart(partOf(shape, canvas.current))
    // A turned picture has other proportions.
    void turn
  }, [shape, turn, isReady, canvas])
  const edge = t('crop.handle')
  const labels = {
    cropArea: t('crop.area'),
    ...{ nDragHandle: edge, eDragHandle: edge, sDragHandle: edge, wDragHandle: edge },
    ...{ nwDragHandle: edge, neDragHandle: edge, seDragHandle: edge, swDragHandle: edge },
  }
  const rotate = (by: 90 | 270): void => setTurn(((turn + by) % 360) as Turn)
  const isChanged = isReady && (turn !== 0 || part.width < 100 || part.height < 100)
  const accept = (): void => {
    if (isChanged && canvas.current)
      fileOfPart(canvas.current, part, fileName).then(onDone, () => setFault(true))
    else onDone(null)
  }
  return (
    <Dialog open fullWidth onClose={onClose} maxWidth='md'>
      <DialogTitle>{t('crop.title')}</DialogTitle>
      <DialogContent>
        {(hasFailed || fault) && (
          <Alert severity='error' sx={{ mb: 4 }}>
            {t('crop.failed')}
          </Alert>
        )}
        <Stack direction='row' sx={{ gap: 2, mb: 4, pt: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <TextField
            select
            size='small'
            label={t('crop.shape')}
            value={shape}
            onChange={({ target }) => setShape(target.value as Shape)}
            sx={{ minWidth: 120 }}
          >
            {shapes.map((each) => (
              <MenuItem key={each} value={each}>
                {each === 'free' ? t('crop.free') : <bdi>{each}</bdi>}
              </MenuItem>
            ))}
          </TextField>
          <IconButton aria-label={t('crop.left')} title={t('crop.left')} onClick={() => rotate(270)}>
            <RotateLeft />
          </IconButton>
          <IconButton aria-label={t('crop.right')} title={t('crop.right')} onClick={() => rotate(90)}>
            <RotateRight />
          </IconButton>
        </Stack>
        {/* The library measures from the left. */}
        <Box dir='ltr' sx={{ textAlign: 'center', '& canvas': { maxWidth: 1, maxHeight: '55vh' } }}>
          <ReactCrop
            crop={part}
            {...(aspect !== undefined && { aspect })}
            keepSelection
            minWidth={16}
            minHeight={16}
            disabled={!isReady}
            ariaLabels={labels}
            onChange={(_, percent) => setPart(percent)}
          >
            <canvas ref={canvas} style={{ display: 'block' }} />
          </ReactCrop>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color='secondary' onClick={onClose}>
          {shell('common.cancel')}
        </Button>
        <Button variant='contained' disabled={!isReady && !hasFailed} onClick={accept}>
          {t('crop.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
