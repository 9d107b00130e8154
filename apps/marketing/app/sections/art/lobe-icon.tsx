import { createLobePath } from '@bgm/ui'

type LobePosition = [x: number, y: number, turn: number, half: number, belly: number]

const variants: Record<'upright' | 'rotated' | 'leaning', LobePosition[]> = {
  upright: [8, 14, 20, 14, 8].map((half, index) => [8 + index * 8, 24, 0, half, 5]),
  rotated: [
    [32.8, 15.2, 45, 10.6, 9.4],
    [32.8, 32.8, 135, 10.6, 9.4],
    [15.2, 32.8, 225, 10.6, 9.4],
    [15.2, 15.2, 315, 10.6, 9.4],
  ],
  leaning: [10, 24, 38].map(x => [x, 24, 32, 20, 8.6]),
}

const variantByIcon: Record<string, keyof typeof variants> = {
  playlist: 'upright',
  schedule: 'upright',
  rhythm: 'upright',
  report: 'upright',
  zones: 'rotated',
  packages: 'rotated',
  tailored: 'rotated',
  people: 'rotated',
  remote: 'leaning',
  filter: 'leaning',
  licence: 'leaning',
  calm: 'leaning',
}

/** A decorative icon of lobes: upright for sound, rotated for places and people, leaning for actions. */
export function LobeIcon({ icon, className }: { icon: string | null; className?: string }) {
  const places = variants[variantByIcon[icon ?? ''] ?? 'upright']
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <path
        d={places.map(([x, y, turn, half, belly]) => createLobePath(half, belly, { x, y, turn })).join('')}
      />
    </svg>
  )
}
