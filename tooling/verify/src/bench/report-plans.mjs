import { createRequire } from 'node:module'
import { createBusyPlan } from './busy-plan.mjs'

// Requires the built package, because Node cannot load its source.
const require = createRequire(import.meta.url)
const { resolve, createTimeline } = require('@bgm/playback')

const budget = { resolvesPerSecond: 200_000, planMs: 5 }
const resolves = 500_000
const timelines = 50
const rounds = 5

const getDuration = work => {
  const began = performance.now()
  work()
  return performance.now() - began
}

const best = work => Math.min(...Array.from({ length: rounds }, () => getDuration(work)))

/**
 * Measures how fast plans are resolved, taking the best of five rounds. Returns the number of figures that miss their
 * budget.
 */
export function benchmarkPlanResolution() {
  const plan = createBusyPlan()
  const seconds = (plan.until - plan.from) / 1000
  const resolving = best(() => {
    for (let index = 0; index < resolves; index += 1)
      resolve(plan, plan.from + ((index * 7919) % seconds) * 1000)
  })
  const planning = best(() => {
    for (let index = 0; index < timelines; index += 1) createTimeline(plan, plan.from, plan.until)
  })
  const perSecond = Math.round(resolves / (resolving / 1000))
  const planMs = planning / timelines
  const misses = [perSecond < budget.resolvesPerSecond, planMs > budget.planMs]
  console.info(
    `  resolve          ${perSecond.toLocaleString('en')} a second${misses[0] ? '   misses the budget' : ''}`,
  )
  console.info(`  plan of 8 days   ${planMs.toFixed(2)} ms${misses[1] ? '   misses the budget' : ''}`)
  return misses.filter(Boolean).length
}
