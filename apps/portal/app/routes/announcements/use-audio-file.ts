import { type ChangeEvent, useRef, useState } from 'react'
import { ConversionError, type ConversionProblem, convertAudio } from './convert-audio'

export type AudioFileState = {
  /** The file that will be sent; null while there is none. */
  file: File | null
  converting: boolean
  problem: ConversionProblem | null
}

const none: AudioFileState = { file: null, converting: false, problem: null }

/** Puts a file into a file field, as if the member had chosen it. */
function fillInput(input: HTMLInputElement, file: File): void {
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Converts a chosen file to a format that the server reads. The field is empty in the meantime, so that the original is
 * never sent; the latest choice counts.
 */
export function useAudioFile() {
  const [state, setState] = useState(none)
  const latest = useRef<File | null>(null)

  async function convert(input: HTMLInputElement, chosen: File) {
    latest.current = chosen
    try {
      const file = await convertAudio(chosen)
      if (latest.current !== chosen) return
      if (file === chosen) setState({ ...none, file })
      else fillInput(input, file)
    } catch (error) {
      if (latest.current !== chosen) return
      const problem = error instanceof ConversionError ? error.problem : 'announcements.audio.undecodable'
      setState({ ...none, problem })
    }
  }

  return {
    state,
    onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
      const chosen = input.files?.[0]
      if (!chosen) {
        // A change to nothing is the member's, unless a file is being converted.
        if (!state.converting) setState(none)
        return
      }
      if (/\.(?:mp3|wav)$/i.test(chosen.name)) {
        latest.current = chosen
        setState({ ...none, file: chosen })
        return
      }
      input.value = ''
      setState({ ...none, converting: true })
      void convert(input, chosen)
    },
    fill: fillInput,
  }
}
