import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '@bgm/cli/environment'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = path => readFileSync(join(root, path), 'utf8')
const dashboard = readJson(join(root, 'deploy/monitoring/dashboard.json'))
const { groups } = parse(read('deploy/monitoring/alerts.yaml'))
const rules = groups.flatMap(group => group.rules)
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

/**
 * Collects the metric names: for the apps from a running registry, and for the backend, which would need a
 * database, from its source.
 */
async function knownMetrics() {
  const { createMetrics } = await import(join(root, 'packages/server/src/metrics/metrics.ts'))
  const metrics = createMetrics({ name: 'portal', build: 'b1', routes: [] })
  metrics.watchPageCache(() => ({ entries: 0, bytes: 0 }))
  const gateway = [...read('apps/player/server/gauges.ts').matchAll(/addGauge\('(\w+)'/g)]
  const apps = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)/gm)]
  const runtime = name => read(`apps/backend/src/platform/runtime/${name}.ts`)
  const backend = [...runtime('metrics').matchAll(/new (\w+)\(\{\s*name: '(\w+)'/g)]
  const usageLog = [...runtime('usage-log-metrics').matchAll(/\bname: '(\w+)'/g)]
  const all = [
    ...apps.map(([, name, type]) => [name, type]),
    ...[...gateway, ...usageLog].map(([, name]) => [name, 'gauge']),
    ...backend.map(([, type, name]) => [name, type.toLowerCase()]),
  ]
  const parts = ['_bucket', '_count', '_sum']
  return new Set(
    all.flatMap(([name, type]) => (type === 'histogram' ? parts.map(part => name + part) : [name])),
  )
}

/** Finds the metric names in a query, which are the words that are neither functions nor labels. */
const metricsIn = query =>
  [
    ...query
      .replace(/\{[^}]*\}|\[[^\]]*\]|(?:by|ignoring|group_left)\s*\([^)]*\)/g, '')
      .matchAll(/[a-z]\w*_\w+(?!\w*\s*\()/g),
  ]
    .map(([name]) => name)
    .filter(name => !['histogram_quantile', 'group_left'].includes(name))

test('the dashboard and the alerts query existing metrics', async () => {
  const known = await knownMetrics()
  const queried = [...queries, ...rules.map(({ expr }) => expr)].flatMap(metricsIn)
  expect(queried.length).toBeGreaterThan(20)
  for (const name of queried) expect([...known]).toContain(name)
})

test('the dashboard shows every metric except those of the Node process', async () => {
  const dashboard = queries.join(' ')
  const ours = [...(await knownMetrics())].filter(name => !/^(?:process|nodejs)_|_(?:sum|bucket)$/.test(name))
  for (const name of ours) expect(dashboard).toContain(name)
})

test('docs/operations.md says what to do about each alert', () => {
  const listed = [...read('docs/operations.md').matchAll(/^\| `([A-Z][a-z]\w+)` +\|/gm)].map(
    ([, name]) => name,
  )
  expect(listed).toEqual(rules.map(({ alert }) => alert))
})

test('every alert has a unique name and a summary', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { expr, annotations } of rules) {
    expect(expr).toBeTruthy()
    expect(annotations.summary.length).toBeGreaterThan(20)
  }
})

test('Prometheus scrapes every process on its metrics port', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true })
  const expected = Object.values(services).flatMap(({ environment, networks, restart }) =>
    environment?.METRICS_PORT && restart !== 'no'
      ? [`${networks.inside.ipv4_address}:${environment.METRICS_PORT}`]
      : [],
  )
  const { scrape_configs } = parse(read('deploy/monitoring/prometheus.yaml'))
  expect(scrape_configs[0].static_configs[0].targets.sort()).toEqual(expected.sort())
  expect(read('deploy/nginx/proxy.conf.template')).not.toContain('9464')
})
