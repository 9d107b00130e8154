import { announcementMaxSeconds } from '@bgm/validation'
import { useEffect, useRef, useState } from 'react'
import { decodeRecording, encodeWav, recordingSampleRate } from './wav'

export type RecorderState =
  | { kind: 'idle' | 'preparing' | 'denied' | 'failed' | 'unsupported' }
  | { kind: 'recording'; seconds: number }
  | { kind: 'ready'; seconds: number; url: string }

const isSupported = () => typeof MediaRecorder === 'function' && Boolean(navigator.mediaDevices)

function endTracks(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

/**
 * Records up to a minute from the microphone. The result is a WAV file, because browsers record in different
 * formats.
 */
export function useRecorder(fileName: string, onRecorded: (file: File) => void) {
  const [state, setState] = useState<RecorderState>({ kind: 'idle' })
  const recorder = useRef<MediaRecorder | null>(null)
  const url = useRef<string | null>(null)

  const release = () => {
    if (url.current) URL.revokeObjectURL(url.current)
    url.current = null
  }
  useEffect(
    () => () => {
      if (recorder.current) {
        recorder.current.onstop = null
        endTracks(recorder.current.stream)
      }
      if (url.current) URL.revokeObjectURL(url.current)
    },
    [],
  )

  async function finish(parts: Blob[]) {
    setState({ kind: 'preparing' })
    try {
      const samples = await decodeRecording(
        new Blob(parts, { type: parts[0]?.type ?? '' }),
        announcementMaxSeconds,
      )
      const file = new File([await encodeWav(samples, recordingSampleRate)], fileName, { type: 'audio/wav' })
      release()
      url.current = URL.createObjectURL(file)
      onRecorded(file)
      setState({ kind: 'ready', seconds: Math.round(samples.length / recordingSampleRate), url: url.current })
    } catch {
      setState({ kind: 'failed' })
    }
  }

  function record(stream: MediaStream) {
    const parts: Blob[] = []
    const recording = new MediaRecorder(stream)
    recorder.current = recording
    const startedAt = performance.now()
    const elapsed = () => Math.floor((performance.now() - startedAt) / 1000)
    const timer = setInterval(() => {
      if (elapsed() >= announcementMaxSeconds) recording.stop()
      else setState({ kind: 'recording', seconds: elapsed() })
    }, 250)
    recording.ondataavailable = ({ data }) => parts.push(data)
    recording.onstop = () => {
      clearInterval(timer)
      endTracks(stream)
      recorder.current = null
      void finish(parts)
    }
    recording.start()
    setState({ kind: 'recording', seconds: 0 })
  }

  return {
    state,
    async start() {
      if (!isSupported()) return setState({ kind: 'unsupported' })
      release()
      try {
        record(await navigator.mediaDevices.getUserMedia({ audio: true }))
      } catch {
        setState({ kind: 'denied' })
      }
    },
    stop: () => recorder.current?.stop(),
  }
}
