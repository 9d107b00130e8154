import medium from '@bgm/ui/assets/plus-jakarta-sans-500.ttf?inline'
import bold from '@bgm/ui/assets/plus-jakarta-sans-700.ttf?inline'
import { colours } from './colours'
import { type LinkImageText, textBox } from './layout'

const bytes = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
const face = (weight: 500 | 700, dataUrl: string) => ({
  name: 'Plus Jakarta Sans',
  weight,
  style: 'normal' as const,
  data: bytes(dataUrl),
})
const fonts = [face(500, medium), face(700, bold)]

/** Returns the font size in pixels, chosen so that titles need at most four lines. */
const titleSize = (title: string) => (title.length > 60 ? 50 : title.length > 34 ? 58 : 70)

/** Renders the product name, title and bottom line as outlines in an SVG. */
export async function renderLinkImageText({ product, title, line }: LinkImageText): Promise<string> {
  const { default: satori } = await import('satori')
  const [first, ...rest] = product.split(' ')
  return satori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        fontFamily: 'Plus Jakarta Sans',
        color: colours.ink,
      }}
    >
      <div
        style={{
          display: 'flex',
          height: 56,
          alignItems: 'center',
          marginLeft: 70,
          fontSize: 32,
          letterSpacing: -1,
        }}
      >
        <span style={{ fontWeight: 700, marginRight: 9 }}>{first}</span>
        <span style={{ fontWeight: 500 }}>{rest.join(' ')}</span>
      </div>
      <div
        style={{
          display: 'block',
          fontWeight: 700,
          fontSize: titleSize(title),
          lineHeight: 1.08,
          letterSpacing: '-0.028em',
          textWrap: 'balance',
          lineClamp: 4,
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', fontWeight: 500, fontSize: 25, lineHeight: 1.35, color: colours.muted }}>
        {line}
      </div>
    </div>,
    { width: textBox.width, height: textBox.height, fonts },
  )
}
