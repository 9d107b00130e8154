import { countSilentDays, listGaps, type ZoneHistory } from './gaps'

const maxGaps = 100
const maxNames = 3

export async function gapViews(period: { from: string; until: string }, histories: readonly ZoneHistory[]) {
  const gaps = await listGaps(period, histories)
  return {
    silent_days: countSilentDays(period, histories),
    total: gaps.length,
    data: gaps.slice(0, maxGaps).map(({ zones, ...gap }) => ({
      ...gap,
      zone_count: zones.length,
      every_zone: zones.length === histories.length,
      zones: zones.slice(0, maxNames),
    })),
  }
}
