export type QrCodeDetector = {
  detect: (source: ImageBitmapSource) => Promise<{ rawValue: string }[]>
}

declare global {
  /** Supported by Chrome and Edge on Android, ChromeOS and macOS, but not by Safari and Firefox. */
  var BarcodeDetector:
    | {
        new (options: { formats: string[] }): QrCodeDetector
        getSupportedFormats: () => Promise<string[]>
      }
    | undefined
}

/** Creates a QR code detector; returns null if `BarcodeDetector` is missing or does not read QR codes. */
export async function createQrCodeDetector(): Promise<QrCodeDetector | null> {
  const { BarcodeDetector: Reader } = globalThis
  if (!Reader) return null
  const formats = await Reader.getSupportedFormats().catch((): string[] => [])
  return formats.includes('qr_code') ? new Reader({ formats: ['qr_code'] }) : null
}

/**
 * Loads a detector from the script at this URL, for browsers without a built-in one. Returns null if the
 * script cannot be loaded.
 */
export async function loadQrCodeDetector(url: string): Promise<QrCodeDetector | null> {
  try {
    await import(/* @vite-ignore */ url)
    return await createQrCodeDetector()
  } catch {
    return null
  }
}

/** Reads the text of a QR code in a photo, preferably a signed licence. */
export async function readQrCodeFromPhoto(detector: QrCodeDetector, file: Blob): Promise<string | null> {
  const image = await createImageBitmap(file)
  return pickLicence(await detector.detect(image))
}

export const isSignedLicence = (text: string) => text.startsWith('eyJ')

const pickLicence = (codes: { rawValue: string }[]): string | null => {
  const texts = codes.map(({ rawValue }) => rawValue)
  return texts.find(isSignedLicence) ?? texts[0] ?? null
}

const frameMs = 200

/** Scans the camera image until it contains a signed licence. Returns a function that stops scanning. */
export async function watchCamera(
  detector: QrCodeDetector,
  video: HTMLVideoElement,
  onLicence: (text: string) => void,
): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  video.srcObject = stream
  await video.play()
  const stop = () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  const timer = setInterval(async () => {
    const codes = await detector.detect(video).catch(() => [])
    const text = pickLicence(codes)
    // The certificate's other QR code, which is also in view, is not a signed licence.
    if (text && isSignedLicence(text) && video.srcObject) {
      stop()
      onLicence(text)
    }
  }, frameMs)
  return stop
}
