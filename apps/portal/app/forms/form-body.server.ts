const textMaxBytes = 32 * 1024

// Excludes names that Conform would interpret as paths or intents.
const plainName = /^[a-z]\w{0,63}$/i

/** A parsed form body: text fields, files, and the names of the fields that exceed their size limit. */
export type FormBody = {
  /** The name of the submitted form; a page may have several. */
  form: string
  /** The intent of the submit button; '' for the main button. */
  intent: string
  texts: Record<string, string>
  files: Record<string, File>
  tooLarge: Record<string, 'validation.file_size' | 'validation.too_long'>
}

/** Collects the fields of a body in the order in which they are read. */
export function createFieldCollector() {
  const texts: Record<string, string> = {}
  const files: FormBody['files'] = {}
  const tooLarge: FormBody['tooLarge'] = {}
  return {
    addText(name: string, value: string) {
      if (!plainName.test(name)) return
      if (Buffer.byteLength(value) > textMaxBytes) tooLarge[name] = 'validation.too_long'
      // Checkboxes with the same name become one comma-separated text.
      else texts[name] = name in texts ? `${texts[name]},${value}` : value
    },
    addFile(name: string, file: File | 'too-large') {
      if (!plainName.test(name)) return
      if (file === 'too-large') tooLarge[name] = 'validation.file_size'
      // An empty file input is submitted as a file without name or content.
      else if (file.size > 0 || file.name !== '') files[name] = file
    },
    body(): FormBody {
      const { form = '', intent = '', ...rest } = texts
      return { form, intent, texts: rest, files, tooLarge }
    },
  }
}

/** Converts the body to FormData, which Conform parses. */
export function toFormData({ texts, files }: FormBody): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...texts, ...files })) data.set(name, value)
  return data
}
