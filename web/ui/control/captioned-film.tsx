import { type ComponentProps, type ReactNode, useState } from 'react';

interface CaptionedFilmProps
  extends Pick<ComponentProps<'video'>, 'className' | 'playsInline' | 'poster' | 'width' | 'height'> {
  /** The address of an MP4. */
  readonly src: string;
  /** English subtitles, and what they are called. */
  readonly captions: { readonly src: string; readonly label: string };
  /** Stands in the film's place where it could not be loaded. */
  readonly failure: string;
  /** What a browser shows that plays no films. */
  readonly children: ReactNode;
}

/** A film with subtitles, or a sentence where it does not come: a browser shows a black frame and says nothing. */
export function CaptionedFilm({ src, captions, failure, children, ...video }: CaptionedFilmProps) {
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
