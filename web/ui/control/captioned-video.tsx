import { type ComponentProps, type ReactNode, useState } from 'react';

interface CaptionedVideoProps
  extends Pick<ComponentProps<'video'>, 'className' | 'playsInline' | 'poster' | 'width' | 'height'> {
  /** URL of the video as MP4. */
  readonly src: string;
  /** URL and label of the English subtitles. */
  readonly captions: { readonly src: string; readonly label: string };
  /** Message shown instead of a video that could not be loaded. */
  readonly failure: string;
  /** Content shown by browsers that cannot play videos. */
  readonly children: ReactNode;
}

/**
 * A video with subtitles. If the video does not load, it shows a message, because a browser would show only a black
 * frame.
 */
export function CaptionedVideo({ src, captions, failure, children, ...video }: CaptionedVideoProps) {
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
