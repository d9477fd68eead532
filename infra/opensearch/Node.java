import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * One OpenSearch process: {@code java -cp 'lib/*' Node.java HOME NAME HTTP_PORT TRANSPORT_PORT [NAME=TRANSPORT_PORT ...]}.
 * The trailing pairs are all managers of the cluster, this node among them; without them it is a cluster of its own.
 */
class Node {
  public static void main(String[] args) throws Exception {
    String home = args[0];
    String name = args[1];
    String httpPort = args[2];
    String transportPort = args[3];
    List<String[]> managers = List.of(args).subList(4, args.length).stream().map(pair -> pair.split("=")).toList();

    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((number, settings) -> {
      settings.put("cluster.name", "ironbridge");
      settings.put("node.name", name);
      settings.put("network.host", "127.0.0.1");
      settings.put("http.port", httpPort);
      settings.put("transport.port", transportPort);
      settings.put("http.cors.enabled", false);
      // A write to a name that nobody made would otherwise become an index with a guessed mapping.
      settings.put("action.auto_create_index", false);
      // A developer's full disk must not turn the indices read-only.
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
      // The runner would force single-node; it leaves alone what is set here.
      if (managers.isEmpty()) {
        settings.put("discovery.type", "single-node");
      } else {
        settings.put("discovery.type", "zen");
        settings.putList("discovery.seed_hosts", managers.stream().map(pair -> "127.0.0.1:" + pair[1]).toList());
        settings.putList("cluster.initial_cluster_manager_nodes", managers.stream().map(pair -> pair[0]).toList());
      }
    });

    CountDownLatch stopped = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        runner.close();
      } catch (Exception error) {
        error.printStackTrace();
      }
      stopped.countDown();
    }));
    runner.build(OpenSearchRunner.newConfigs().basePath(home).numOfNode(1).clusterName("ironbridge").printOnFailure());
    stopped.await();
  }
}
