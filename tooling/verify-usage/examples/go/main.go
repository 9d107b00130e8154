// Verifies a usage log (docs/usage-log.md) with Go's own libraries: the signature of its checkpoint, all of its tiles,
// that it begins with an earlier checkpoint, and, with an API key, its entries.
package main

import (
	"encoding/base64"
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

const height = 8

var (
	prefix   = flag.String("log", "", "address of the log, such as https://example.com/usage-log")
	key      = flag.String("key", "", "verifier key of the log")
	token    = flag.String("token", "", "API key of a collective body, to read the entries too")
	previous = flag.String("previous", "", "file with an earlier checkpoint")
	proof    = flag.String("proof", "", "file with a proof that the log contains an entry (tlog-proof)")
	entry    = flag.String("entry", "", "file with the entry of the proof")
)

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func get(path string) ([]byte, error) {
	request := must(http.NewRequest("GET", *prefix+"/"+path, nil))
	if *token != "" {
		request.Header.Set("Authorization", "Bearer "+*token)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	if response.StatusCode != 200 {
		return nil, fmt.Errorf("%s: %s", path, response.Status)
	}
	return io.ReadAll(response.Body)
}

// openCheckpoint verifies a checkpoint, whose origin must be the name of the key.
func openCheckpoint(text []byte) tlog.Tree {
	verifier := must(note.NewVerifier(*key))
	opened := must(note.Open(text, note.VerifierList(verifier)))
	lines := strings.Split(opened.Text, "\n")
	if len(lines) < 4 || lines[0] != verifier.Name() {
		log.Fatalf("not a checkpoint of %s: %q", verifier.Name(), opened.Text)
	}
	return tlog.Tree{N: must(strconv.ParseInt(lines[1], 10, 64)), Hash: must(tlog.ParseHash(lines[2]))}
}

// tilePath returns the path of C2SP tlog-tiles, which lacks the height of Go's path.
func tilePath(tile tlog.Tile) string {
	path := strings.Split(tile.Path(), "/")
	return strings.Join(append([]string{"tile", path[2]}, path[3:]...), "/")
}

type tiles struct{ read int }

func (*tiles) Height() int                     { return height }
func (*tiles) SaveTiles([]tlog.Tile, [][]byte) {}
func (t *tiles) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	var all [][]byte
	for _, tile := range wanted {
		data, err := get(tilePath(tile))
		if err != nil {
			return nil, err
		}
		t.read++
		all = append(all, data)
	}
	return all, nil
}

// checkEntries compares the entries of a bundle with the tile of their hashes.
func checkEntries(first, count int64, hashes []tlog.Hash) {
	tile := tlog.Tile{H: height, L: 0, N: first >> height, W: int(count)}
	bundle := must(get(strings.Replace(tilePath(tile), "tile/0/", "tile/entries/", 1)))
	for index := int64(0); index < count; index++ {
		if len(bundle) < 2 || len(bundle) < 2+int(binary.BigEndian.Uint16(bundle)) {
			log.Fatalf("the bundle ends within entry %d", first+index)
		}
		end := 2 + int(binary.BigEndian.Uint16(bundle))
		if tlog.RecordHash(bundle[2:end]) != hashes[index] {
			log.Fatalf("entry %d differs from its hash", first+index)
		}
		bundle = bundle[end:]
	}
	if len(bundle) != 0 {
		log.Fatalf("the bundle has more entries than the log")
	}
}

// checkProof verifies an inclusion proof of C2SP tlog-proof.
func checkProof(text string, data []byte) {
	head, checkpoint, _ := strings.Cut(text, "\n\n")
	lines := strings.Split(head, "\n")
	if len(lines) < 2 || lines[0] != "c2sp.org/tlog-proof@v1" {
		log.Fatal("not a proof")
	}
	index := must(strconv.ParseInt(strings.TrimPrefix(lines[1], "index "), 10, 64))
	var hashes tlog.RecordProof
	for _, line := range lines[2:] {
		var hash tlog.Hash
		copy(hash[:], must(base64.StdEncoding.DecodeString(line)))
		hashes = append(hashes, hash)
	}
	tree := openCheckpoint([]byte(checkpoint))
	if err := tlog.CheckRecord(hashes, tree.N, tree.Hash, index, tlog.RecordHash(data)); err != nil {
		log.Fatalf("entry %d: %v", index, err)
	}
	fmt.Printf("entry %d is in the log\n", index)
}

func main() {
	log.SetFlags(0)
	flag.Parse()
	if *proof != "" {
		checkProof(string(must(os.ReadFile(*proof))), must(os.ReadFile(*entry)))
	}
	if *prefix == "" {
		return
	}
	tree := openCheckpoint(must(get("checkpoint")))
	source := &tiles{}
	// The reader verifies every tile against the root of the checkpoint.
	reader := tlog.TileHashReader(tree, source)
	for first := int64(0); first < tree.N; first += 1 << height {
		var indexes []int64
		for index := first; index < tree.N && index < first+1<<height; index++ {
			indexes = append(indexes, tlog.StoredHashIndex(0, index))
		}
		hashes := must(reader.ReadHashes(indexes))
		if *token != "" {
			checkEntries(first, int64(len(indexes)), hashes)
		}
	}
	fmt.Printf("%d entries in %d tiles are as signed\n", tree.N, source.read)
	if *previous != "" {
		before := openCheckpoint(must(os.ReadFile(*previous)))
		consistency := must(tlog.ProveTree(tree.N, before.N, reader))
		if err := tlog.CheckTree(consistency, tree.N, tree.Hash, before.N, before.Hash); err != nil {
			log.Fatalf("the log does not begin with the earlier checkpoint: %v", err)
		}
		fmt.Printf("the log begins with the %d entries of the earlier checkpoint\n", before.N)
	}
}
