import { generate } from 'lean-qr'
import { useMemo } from 'react'

/** Quiet zone around the code, in modules, which readers require. */
const margin = 4

/** A text as a QR code; dark on white in every theme, as readers expect. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => {
    const code = generate(text)
    const cells: string[] = []
    for (let y = 0; y < code.size; y += 1)
      for (let x = 0; x < code.size; x += 1)
        if (code.get(x, y)) cells.push(`M${x + margin} ${y + margin}h1v1h-1z`)
    return { size: code.size + 2 * margin, path: cells.join('') }
  }, [text])
  return (
    <svg
      role='img'
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering='crispEdges'
    >
      <rect width={size} height={size} fill='#fff' />
      <path d={path} fill='#000' />
    </svg>
  )
}
