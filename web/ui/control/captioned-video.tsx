import { type ComponentProps, type ReactNode, useState } from 'react';

interface CaptionedFilmProps
  extends Pick<ComponentProps<'video'>, 'className' | 'playsInline' | 'poster' | 'width' | 'height'> {
  /** URL of an MP4. */
  readonly src: string;
  /** English subtitles and their label. */
  readonly captions: { readonly src: string; readonly label: string };
  /** Shown in place of a video that could not be loaded. */
  readonly failure: string;
  /** Shown by browsers without video support. */
  readonly children: ReactNode;
}

/** A video with subtitles, or a message if it does not load: a browser would show only a black frame. */
export function CaptionedVideo({ src, captions, failure, children, ...video }: CaptionedFilmProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p role="status">{failure}</p>;
  return (
    <video {...video} controls preload="metadata">
      <source src={src} type="video/mp4" onError={() => setFailed(true)} />
      <track kind="captions" src={captions.src} srcLang="en" label={captions.label} default />
      {children}
    </video>
  );
}
