import { loadavg } from 'node:os'
import { sendRequest } from '#src/product/http-call.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { addTracks, listTitleWords } from './catalogue/generate-tracks.mjs'

const sizes = [1_000, 100_000]
const maxGrowth = 3
const rounds = 60

function listSearches() {
  const { frequent, rare } = listTitleWords()
  const tracks = Object.entries({
    'newest tracks': '',
    'first letter': `q=${frequent[0]}`,
    'beginning of a word': `q=${frequent.slice(0, 3)}`,
    'frequent word': `q=${frequent}`,
    'rare word': `q=${rare}`,
    'no such word': 'q=zzz',
    'two words': `q=${frequent}+${rare}`,
    'beginnings of three words': 'q=ka+s+pa',
    mood: 'mood=calm',
    'genre and mood': 'genre=swing&mood=calm',
    'title with genre': `q=${frequent}&genre=swing`,
    'letter, genre and mood': `q=${frequent[0]}&genre=swing&mood=calm`,
    'last page of a mood': 'mood=calm&page=10&page_size=100',
  }).map(([name, query]) => ({ name, path: `/tracks?${query}` }))
  return [
    ...tracks,
    { name: 'playlists by word', path: `/curated-playlists?q=${frequent}` },
    { name: 'playlists by artist', path: `/curated-playlists?artist=${frequent[0]}` },
  ]
}

async function startCatalogue(count) {
  const testBackend = await startTestBackend({ name: `bench-catalogue-${count}` })
  try {
    await testBackend.end()
    const records = await testBackend.records()
    await addTracks(records, count)
    await records.close()
    await testBackend.start()
    const analyse = await testBackend.records()
    await analyse.execute('analyze')
    await analyse.close()
    const { body } = await sendRequest(`${testBackend.urls.api}/auth/local`, {
      method: 'POST',
      body: { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' },
    })
    return { testBackend, token: body.jwt }
  } catch (error) {
    await testBackend.stop()
    throw error
  }
}

async function search({ testBackend, token }, path) {
  const began = performance.now()
  const { status, text } = await sendRequest(testBackend.urls.api + path, { token })
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return performance.now() - began
}

const percentile95 = times => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]

/** The catalogues are measured alternately, so that other work on the machine affects both. */
async function measure(catalogues, path) {
  const times = catalogues.map(() => [])
  for (let round = -3; round < rounds; round += 1)
    for (const [index, catalogue] of catalogues.entries()) {
      const milliseconds = await search(catalogue, path)
      if (round >= 0) times[index].push(milliseconds)
    }
  return times.map(percentile95)
}

const ms = value => `${value.toFixed(1)} ms`.padStart(12)

/** Compares searches in catalogues of both sizes. Returns the number of figures that miss their budget. */
export async function reportCatalogue() {
  const catalogues = []
  let missed = 0
  try {
    for (const size of sizes) catalogues.push(await startCatalogue(size))
    const load = loadavg().map(value => value.toFixed(1))
    console.info(`  p95 of ${rounds} searches   load ${load.join(' ')}`)
    const head = sizes.map(size => size.toLocaleString('en').padStart(12)).join('')
    console.info(`  ${''.padEnd(28)}${head}   ratio`)
    for (const { name, path } of listSearches()) {
      const [small, large] = await measure(catalogues, path)
      const isMissed = large > maxGrowth * small
      if (isMissed) missed += 1
      const note = isMissed ? `   over ${maxGrowth} ×` : ''
      console.info(
        `  ${name.padEnd(28)}${ms(small)}${ms(large)}   ${(large / small).toFixed(2).padStart(5)}${note}`,
      )
    }
  } finally {
    for (const { testBackend } of catalogues) await testBackend.stop()
  }
  return missed
}
