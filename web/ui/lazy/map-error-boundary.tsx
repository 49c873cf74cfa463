import { Component, type ReactNode } from 'react';

interface MapBoundaryProps {
  /** Says what the page shows instead of a failed map. It is part of the message on the console. */
  readonly inItsPlace: string;
  /** Called if the map does not load or throws an error. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Catches errors of the map, so that the page works without it. */
export class MapErrorBoundary extends Component<MapBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error(`The map failed; ${this.props.inItsPlace} stands in its place.`, cause);
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
