import { afterEach, expect, test, vi } from 'vitest'
import { convertAudio, isUploadable } from './convert-audio'

afterEach(() => vi.unstubAllGlobals())

const bytes = (...start: number[]) => Uint8Array.from([...start, 0, 0, 0, 0])
const text = (value: string) => bytes(...[...value].map(letter => letter.charCodeAt(0)))

test.each([
  ['MP3 with tags', text('ID3'), true],
  ['an MP3 frame', bytes(0xff, 0xfb, 0x90), true],
  ['WAV', text('RIFF'), true],
  ['Ogg', text('OggS'), false],
  ['M4A', bytes(0, 0, 0, 0x1c), false],
  ['WebM', bytes(0x1a, 0x45, 0xdf, 0xa3), false],
  ['AAC frames', bytes(0xff, 0xf1, 0x50), false],
  ['an empty file', new Uint8Array(), false],
])('%s: the server reads it itself: %s', (_, head, expected) => {
  expect(isUploadable(head)).toBe(expected)
})

/** A browser whose files have this length and contain this many decoded seconds; null: neither can be read. */
function stubBrowser(length: number, decodedSeconds: number | null) {
  const decode = vi.fn(async () => {
    if (decodedSeconds === null) throw new Error('unknown format')
    return { duration: decodedSeconds }
  })
  vi.stubGlobal(
    'Audio',
    class {
      duration = length
      onloadedmetadata = () => {}
      set src(_: string) {
        queueMicrotask(() => this.onloadedmetadata())
      }
      removeAttribute() {}
    },
  )
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      constructor(
        readonly channels: number,
        readonly length: number,
      ) {}
      decodeAudioData = decode
      createBufferSource = () => ({ connect() {}, start() {} })
      startRendering = async () => ({ getChannelData: () => new Float32Array(this.length) })
    },
  )
  return decode
}

const voiceNote = (size = 1000) => {
  const content = new Uint8Array(size)
  content.set(text('OggS'))
  return new File([content], 'PTT-20261130.ogg', { type: 'audio/ogg' })
}

test('a voice note becomes a WAV file of the same name', async () => {
  stubBrowser(4, 4)
  const file = await convertAudio(voiceNote())
  expect([file.name, file.type, file.size]).toEqual(['PTT-20261130.wav', 'audio/wav', 44 + 4 * 32_000 * 2])
})

test('an MP3 file is not touched', async () => {
  const decode = stubBrowser(4, 4)
  const file = new File([text('ID3')], 'a.mp3')
  expect(await convertAudio(file)).toBe(file)
  expect(decode).not.toHaveBeenCalled()
})

test.each([
  ['larger than 5 MB', 5 * 1024 * 1024 + 1, 4, 'validation.audio_size'],
  ['longer than a minute', 1000, 61.5, 'validation.audio_long'],
  ['of unknown length and large', 2 * 1024 * 1024 + 1, Number.POSITIVE_INFINITY, 'validation.audio_long'],
])('a file %s is rejected before it is decoded', async (_, size, length, problem) => {
  const decode = stubBrowser(length, 4)
  await expect(convertAudio(voiceNote(size))).rejects.toMatchObject({ problem })
  expect(decode).not.toHaveBeenCalled()
})

test('a recording of the browser has no length and is converted', async () => {
  stubBrowser(Number.POSITIVE_INFINITY, 3)
  expect((await convertAudio(voiceNote())).size).toBe(44 + 3 * 32_000 * 2)
})

test('a file that the browser cannot decode is rejected', async () => {
  stubBrowser(Number.NaN, null)
  await expect(convertAudio(voiceNote())).rejects.toMatchObject({
    problem: 'announcements.audio.undecodable',
  })
})
