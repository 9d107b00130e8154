import { useEffect, useRef, useState } from 'react'
import { paths } from '#app/paths'
import type { Region, RegionChoices, RegionLevel } from '#app/services/regions.server'

const levels = ['province', 'city', 'district', 'urban'] as const

/**
 * Manages the region lists in the browser: choosing a region clears the levels below it and loads the next
 * list.
 */
export function useRegions(given: RegionChoices, typed: (level: RegionLevel) => string) {
  const [choices, setChoices] = useState(given)
  const [values, setValues] = useState(() => ({
    province: typed('province'),
    city: typed('city'),
    district: typed('district'),
    urban: typed('urban'),
  }))
  const [loading, setLoading] = useState<RegionLevel | null>(null)
  const [failed, setFailed] = useState(false)
  const latest = useRef(0)
  const fields = useRef<HTMLDivElement>(null)

  const choose = async (level: RegionLevel, code: string) => {
    const below = levels.slice(levels.indexOf(level) + 1)
    const [next] = below
    const ticket = ++latest.current
    setValues(now => ({ ...now, ...Object.fromEntries(below.map(lower => [lower, ''])), [level]: code }))
    setChoices(now => ({ ...now, ...Object.fromEntries(below.map(lower => [lower, []])) }))
    setFailed(false)
    setLoading(next && code ? next : null)
    if (!next || !code) return
    const list = await fetchRegions(code)
    if (ticket !== latest.current) return
    setLoading(null)
    if (list) setChoices(now => ({ ...now, [next]: list }))
    else setFailed(true)
  }

  // The visitor may have chosen a region before the page was hydrated.
  useEffect(() => {
    for (const level of levels) {
      const field = fields.current?.querySelector<HTMLSelectElement>(`select[name="${level}"]`)
      if (field?.value && field.value !== values[level]) return void choose(level, field.value)
    }
  }, [])

  return { fields, values, choices, loading, failed, choose }
}

async function fetchRegions(parent: string): Promise<Region[] | null> {
  try {
    const response = await fetch(paths.regions(parent))
    // The response comes from a resource route of this app, which validates the backend's response.
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
