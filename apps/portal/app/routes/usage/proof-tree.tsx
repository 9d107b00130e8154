import { createCentredLobePath, createLobePath } from '@bgm/ui'
import { useText } from '#app/text'

const width = 720
const maxLevels = 4
const rows = [304, 238, 182, 128, 78]

type Node = {
  x: number
  y: number
  kind: 'path' | 'sent' | 'other'
}

const fills = { path: 'fill-accent', sent: 'fill-[var(--il-teal)]', other: 'fill-line-strong' }

/** Lists the lowest levels of a tree with the line's path, from the leaves up; the last level is the root. */
function listLevels(index: number, levels: number): Node[][] {
  return Array.from({ length: levels + 1 }, (_, level) => {
    const count = 2 ** (levels - level)
    const own = Math.floor((index % 2 ** levels) / 2 ** level)
    return Array.from({ length: count }, (__, place) => ({
      x: (width / count) * (place + 0.5),
      y: level === levels ? 78 : (rows[level] ?? 0),
      kind: place === own ? 'path' : place === (own ^ 1) ? 'sent' : 'other',
    }))
  })
}

/** The edges between the hashes, and all hashes except the root. */
const Branches = ({ levels }: { levels: Node[][] }) => (
  <>
    {levels.slice(0, -1).flatMap((nodes, level) =>
      nodes.map(({ x, y, kind }, place) => {
        const above = levels[level + 1]?.[Math.floor(place / 2)]
        return above ? (
          <path
            key={`${level} ${place}`}
            d={`M${x} ${y}L${above.x} ${above.y}`}
            className={kind === 'path' ? 'stroke-accent' : 'stroke-line-strong'}
            strokeWidth={kind === 'path' ? 3 : 1.25}
          />
        ) : null
      }),
    )}
    {levels
      .slice(0, -1)
      .flatMap((nodes, level) =>
        nodes.map(({ x, y, kind }, place) => (
          <path
            key={`${level} ${place}`}
            transform={`translate(${x} ${y})`}
            d={level === 0 ? createCentredLobePath(22, 9.9) : createCentredLobePath(11, 7.9)}
            className={fills[kind]}
          />
        )),
      )}
  </>
)

/**
 * The picture of a Merkle tree, with the line's path in pink and the hashes that the proof contains in teal.
 */
export function ProofTree({ index, depth, signed }: { index: number; depth: number; signed: string }) {
  const t = useText()
  const levels = listLevels(index, Math.min(depth, maxLevels))
  const [leaves = []] = levels
  const own = leaves.find(({ kind }) => kind === 'path') ?? { x: width / 2, y: 304 }
  return (
    <svg viewBox="0 -12 720 374" role="img" aria-label={t('usage.proof.tree')} className="h-auto w-full">
      <Branches levels={levels} />
      {[45, 135, 225, 315].map(turn => (
        <path
          key={turn}
          d={createLobePath(12, 10.6, {
            x: width / 2 + 14 * Math.sin((turn * Math.PI) / 180),
            y: 78 - 14 * Math.cos((turn * Math.PI) / 180),
            turn,
          })}
          className="fill-accent"
        />
      ))}
      <text
        x={width / 2}
        y="16"
        textAnchor="middle"
        className="fill-ink text-[15px] font-semibold max-sm:text-[26px]"
      >
        {t('usage.proof.root')}
      </text>
      <text x={width / 2} y="40" textAnchor="middle" className="fill-muted text-[15px] max-sm:hidden">
        {signed}
      </text>
      <text
        x={Math.min(Math.max(own.x, 70), width - 70)}
        y="350"
        textAnchor="middle"
        className="fill-ink text-[15px] font-semibold max-sm:text-[26px]"
      >
        {t('usage.proof.yours')}
      </text>
    </svg>
  )
}
