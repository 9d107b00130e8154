import { lobeAt } from '@bgm/ui'

type Place = [x: number, y: number, turn: number, half: number, belly: number]

const gestures: Record<'stand' | 'turn' | 'lean', Place[]> = {
  stand: [8, 14, 20, 14, 8].map((half, index) => [8 + index * 8, 24, 0, half, 5]),
  turn: [
    [32.8, 15.2, 45, 10.6, 9.4],
    [32.8, 32.8, 135, 10.6, 9.4],
    [15.2, 32.8, 225, 10.6, 9.4],
    [15.2, 15.2, 315, 10.6, 9.4],
  ],
  lean: [10, 24, 38].map(x => [x, 24, 32, 20, 8.6]),
}

const gestureOf: Record<string, keyof typeof gestures> = {
  playlist: 'stand',
  schedule: 'stand',
  rhythm: 'stand',
  report: 'stand',
  zones: 'turn',
  packages: 'turn',
  tailored: 'turn',
  people: 'turn',
  remote: 'lean',
  filter: 'lean',
  licence: 'lean',
  calm: 'lean',
}

/** The lobe standing (sound), turned (places and people) or leaning (what is done); decorative. */
export function LobeIcon({ icon, className }: { icon: string | null; className?: string }) {
  const places = gestures[gestureOf[icon ?? ''] ?? 'stand']
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <path d={places.map(([x, y, turn, half, belly]) => lobeAt(half, belly, { x, y, turn })).join('')} />
    </svg>
  )
}
