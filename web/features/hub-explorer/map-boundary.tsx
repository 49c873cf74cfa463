import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  /** Called when the map could not be loaded or broke. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Keeps a map that fails from taking the page with it: the list stays. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error('The map failed; the list of hubs stands in its place.', cause);
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
