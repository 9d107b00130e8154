const genres = ['lo-fi', 'acoustic', 'bossa-nova', 'ambient', 'swing', 'sundanese', 'lounge', 'chamber']
const moods = ['warm', 'calm', 'bright', 'lively', 'intimate', 'focused']
const syllables = [
  'ka',
  'ra',
  'lo',
  'mi',
  'sen',
  'ja',
  'pa',
  'gi',
  'tu',
  'nan',
  'be',
  'du',
  'si',
  'wa',
  'ngi',
]
const rowsPerStatement = 500

/** Creates a deterministic generator of numbers from 0 to 1 (mulberry32). */
function createRandom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function createVocabulary(random, size) {
  const pick = () => syllables[Math.floor(random() * syllables.length)]
  return Array.from({ length: size }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, pick).join(''),
  )
}

/** Few words are frequent, and most are rare, as in real titles. */
const pickWord = (random, words) => words[Math.floor(words.length * random() ** 3)]

/** Yields the rows of a catalogue, which begins identically for every size. */
function* listRows(count) {
  const random = createRandom(1)
  const words = createVocabulary(random, 4_000)
  for (let index = 1; index <= count; index += 1) {
    const title = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pickWord(random, words)).join(
      ' ',
    )
    const [genre, other] = [genres, genres].map(all => all[Math.floor(random() * all.length)])
    const mood = moods[Math.floor(random() * moods.length)]
    yield {
      id: 1_000_000 + index,
      title,
      genres: random() < 0.3 && other !== genre ? `${genre}, ${other}` : genre,
      mood,
      artist: 1_000_000 + Math.floor(random() * Math.ceil(count / 12)),
    }
  }
}

function* inBatches(rows) {
  let batch = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length === rowsPerStatement) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

const insertTracks = batch => `
  insert into tracks (id, document_id, title, genres, moods, tempo, vocals, state, credits, composers, duration_ms,
    explicit, sha_256, bytes, mime, loudness_lufs, true_peak_db, revision, rights_basis)
  values ${batch
    .map(
      ({ id, title, genres: tagged, mood }) =>
        `(${id}, 'generated-${id}', '${title}', '${tagged}', '${mood}', 96, 'instrumental', 'ready', 'complete', 'Komponis Contoh', 200000, false, 'generated-${id}', 3200000, 'audio/mpeg', -18, -3, 1, 'cc0')`,
    )
    .join(', ')}`

const insertArtists = batch => `
  insert into artists (id, document_id, name, slug)
  values ${batch.map(({ id, name }) => `(${id}, 'generated-${id}', '${name}', 'generated-${id}')`).join(', ')}`

const insertLinks = batch => `
  insert into tracks_artists_lnk (track_id, artist_id, artist_ord)
  values ${batch.map(({ id, artist }) => `(${id}, ${artist}, 1)`).join(', ')}`

function* listArtists(count) {
  const random = createRandom(2)
  const words = createVocabulary(random, 2_000)
  for (let index = 0; index < Math.ceil(count / 12); index += 1)
    yield { id: 1_000_000 + index, name: `${pickWord(random, words)} ${pickWord(random, words)}` }
}

/** Adds this many playable tracks without audio. The backend indexes them at its next start. */
export async function addTracks(records, count) {
  await records.execute('begin')
  for (const batch of inBatches(listArtists(count))) await records.execute(insertArtists(batch))
  for (const batch of inBatches(listRows(count))) {
    await records.execute(insertTracks(batch))
    await records.execute(insertLinks(batch))
  }
  await records.execute('commit')
  await records.execute('analyze')
}

/** Returns a frequent and a rare word from the titles, which are the same for every size. */
export function listTitleWords() {
  const words = createVocabulary(createRandom(1), 4_000)
  return { frequent: words[0], rare: words[2_500] }
}
