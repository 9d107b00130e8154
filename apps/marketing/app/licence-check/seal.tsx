import { createLobePath } from '@bgm/ui'
import { licenceCodeAlphabet } from '@bgm/validation'

const count = 28
const position = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180
  return { x: 50 + Math.sin(angle) * radius, y: 50 - Math.cos(angle) * radius }
}

/** The ring of lobes for a licence code; each lobe's length represents one character. */
function getRing(code: string): string {
  const values = [...code].map(character => licenceCodeAlphabet.indexOf(character) % 10)
  return Array.from({ length: count }, (_, index) => {
    const turn = (index * 360) / count
    const value = values[index % values.length] ?? 0
    const length = 12 + ((value * 7 + index * 3) % 10) * 1.5
    return createLobePath(length / 2, 4.6, { ...position(turn, 24 + length / 2), turn: Math.round(turn) })
  }).join('')
}

const core = [45, 135, 225, 315]
  .map(turn => createLobePath(7.8, 7, { ...position(turn, 9.2), turn }))
  .join('')

/** Identical to the seal that the certificate shows for this code. */
export const Seal = ({ code }: { code: string }) => (
  <svg className="seal" viewBox="0 0 100 100" aria-hidden="true">
    <path d={getRing(code)} />
    <path className="core" d={core} />
  </svg>
)
